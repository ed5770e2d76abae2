/** What a reader, a telephone and a ruler find on the page, not what was requested. */
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { packageSizes } from '../clp/label/label-sizes.ts'
import { compiler, jobOf } from '../tests/compile-label.ts'
import { boundsOf, drawPages, isDark, isRed, type DrawnPage } from '../test-kit/draw-pages.ts'
import { labelOfCatalogue, labelOfSample } from '../test-kit/label-of.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { tdsSourceOf } from '../test-kit/read-tds-source.ts'
import { fitLabel } from './label/fit-label.ts'
import { labelDownload } from './label/write-label-pdf.ts'
import type { RenderJob } from './rendering/render-job.ts'
import { buildSafety } from './safety/build-safety.ts'
import { fitPoster, fitSafety, fitSheet } from './safety/fit-safety.ts'
import { unitOf } from './safety/safety-frame.ts'
import type { SafetyFormat } from './safety/safety-model.ts'
import { safetyPdfJob } from './safety/write-safety-pdf.ts'
import { buildSds } from './sds/build-sds.ts'
import { sdsPdfJob } from './sds/write-sds-pdf.ts'
import { buildTds } from './tds/build-tds.ts'
import { tdsPdfJob } from './tds/write-tds-pdf.ts'

async function draw(job: RenderJob, dpi: number): Promise<DrawnPage> {
  const [page] = await drawPages(compiler.compile(job).bytes, dpi, [1])
  if (!page) throw new Error('no page')
  return page
}

/** What the QR code says, by itself: cut out, with its quiet zone, as a telephone is held over it. */
function decode(page: DrawnPage, { left, top, side }: { left: number; top: number; side: number }): string {
  const pixel = (measure: number) => Math.round((measure / 25.4) * page.dpi)
  const [x, y, length] = [pixel(left), pixel(top), pixel(side)]
  const data = Buffer.alloc(length * length * 4, 255)
  for (let row = 0; row < length; row++)
    page.pixels.copy(data, row * length * 4, ((y + row) * page.width + x) * 4, ((y + row) * page.width + x + length) * 4)
  return decodeQR({ width: length, height: length, data })
}

const colourOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const isColour = (hex: string) => {
  const [r = 0, g = 0, b = 0] = colourOf(hex)
  return (red: number, green: number, blue: number) => Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b) <= 6
}

describe('the QR code on the page', () => {
  it('of the safety data sheet leads to the product', async () => {
    const page = await draw(sdsPdfJob(buildSds(sdsSourceOf(1001), 'en', { qrCode: true }).model), 200)
    expect(decode(page, { left: 160, top: 28, side: 40 })).toBe('https://coatings.example/p/1001')
  })

  it('of the technical data sheet leads to the product', async () => {
    const page = await draw(tdsPdfJob(buildTds(tdsSourceOf(1001), 'en').model), 200)
    expect(decode(page, { left: 160, top: 28, side: 40 })).toBe('https://coatings.example/p/1001')
  })

  it.each(['A4', 'A2'] as const)('of the safety instructions on %s leads to the product', async (format) => {
    const { model } = buildSafety(sdsSourceOf(1003), 'en', { qrCode: true })
    const u = unitOf[format]
    const page = await draw(safetyPdfJob(model, format).job, format === 'A2' ? 60 : 150)
    const { titlePadding, title } = fitSafety(model, format)
    const top = 17 + title.lines.length * 13 * 1.15 + (titlePadding[0] ?? 0) + (titlePadding[1] ?? 0)
    expect(decode(page, { left: 345 * u, top: (top - 3) * u, side: 52 * u })).toBe('https://coatings.example/p/1003')
  })

  it.each([
    [1, 'https://coatings.example/p/1007/en/gh/1'],
    [2, 'https://coatings.example/p/1007/en/mh/1'],
    [3, 'https://coatings.example/p/1007/en/pd/1'],
  ])('of a label in its PDF leads to target %i', async (target, address) => {
    const label = labelOfCatalogue(1007, `dim=7&emb=2&xlang=1&QR=${target}&adrOFF=1&lp=1&padT=5&padR=5&padB=5&padL=5`)
    const page = await draw(jobOf(labelDownload(label, { single: true, copies: 1 })), 300)
    expect(decodeQR({ width: page.width, height: page.height, data: page.pixels })).toBe(address)
  })

  it('of a label that is turned on A4 can be read too', async () => {
    const label = labelOfCatalogue(1011, 'dim=4&emb=1&xlang=1&QR=3&adrOFF=1&opisOFF=1&logoON=0&padT=3&padR=3&padB=3&padL=3')
    const page = await draw(jobOf(labelDownload(label, { single: false, copies: 1 })), 300)
    expect(decodeQR({ width: page.width, height: page.height, data: page.pixels })).toBe('https://coatings.example/p/1011/en/pd/1')
  })
})

describe('the safety instructions on the page', () => {
  const bands = ['#161616', '#005387', '#9b2423', '#1b6b45', '#4a4a47'] // by subject, as docs/decisions/028-poster-from-three-metres.md keeps them

  it.each(['A4', 'A2'] as const)(
    'on %s have the colours of the look, in its order, and an orange frame of 3 u',
    async (format: SafetyFormat) => {
      const u = unitOf[format]
      const page = await draw(
        safetyPdfJob(buildSafety(sdsSourceOf(1001), 'en', { qrCode: true }).model, format).job,
        format === 'A2' ? 40 : 80,
      )
      // Along lines 20 u from the left and from the right, inside the bands and beside their texts.
      const coloursAt = (x: number) =>
        Array.from({ length: page.height }, (_, y) => {
          const at = (y * page.width + Math.round(((x * u) / 25.4) * page.dpi)) * 4
          return [...page.pixels.subarray(at, at + 3)]
        })
      const sides = [coloursAt(20), coloursAt(400)]
      const order = bands.map((hex) =>
        Math.max(...sides.map((colours) => colours.findIndex(([red = 0, green = 0, blue = 0]) => isColour(hex)(red, green, blue)))),
      )
      expect(order.every((at) => at > 0)).toBe(true)
      expect(order).toEqual(order.toSorted((left, right) => left - right))
      const frame = boundsOf(page, isColour('#f29100'))
      const tolerance = (2 * 25.4) / page.dpi
      expect(Math.abs((frame?.left ?? 0) - 14 * u)).toBeLessThanOrEqual(tolerance)
      expect(Math.abs((frame?.right ?? 0) - (420 - 14) * u)).toBeLessThanOrEqual(tolerance)
      expect(Math.abs((frame?.bottom ?? 0) - (594 - 14) * u)).toBeLessThanOrEqual(tolerance)
      const bar = boundsOf(page, isColour('#f29100'), { left: 12 * u, top: 300 * u, right: 30 * u, bottom: 302 * u })
      expect(Math.abs((bar?.right ?? 0) - (bar?.left ?? 0) - 3 * u)).toBeLessThanOrEqual(tolerance)
    },
  )

  it('show a pictogram of the calculated side, on A4 of at most 52 u, on A2 of more than 45 mm', async () => {
    const { model } = buildSafety(sdsSourceOf(1001), 'en', { qrCode: true })
    const [a4, a2] = [fitSheet(model).pictogram, fitPoster(model).pictogram]
    expect(a4).toBeLessThanOrEqual(52)
    expect(a2).toBeGreaterThan(45)
    // Two of them beside each other, and what is between them. The frame takes 0.979 of the drawing.
    const widths = { A4: (2 * a4 + 2) * unitOf.A4, A2: 2 * a2 + 4 }
    for (const format of ['A4', 'A2'] as const) {
      const page = await draw(safetyPdfJob(model, format).job, 80)
      const u = unitOf[format]
      const red = boundsOf(page, isRed, { left: 20 * u, top: 60 * u, right: 200 * u, bottom: 290 * u })
      const width = (red?.right ?? 0) - (red?.left ?? 0)
      expect(width).toBeGreaterThan(0.96 * widths[format])
      expect(width).toBeLessThan(widths[format])
    }
  })
})

describe('a label in its PDF, measured on the page', () => {
  it.each(packageSizes)(
    'has a red square of at least $pictogramSide.least mm and an x of at least $xHeight mm, package $id',
    async ({ id, pictogramSide, xHeight }) => {
      const label = labelOfSample(
        { name: 'o', description: { text: { en: 'xxxxxxxxxx' } }, classification: [{ category: 'Flam. Liq. 2', statements: ['H225'] }] },
        `dim=8&emb=${id}&font=6&fontPN=6&xlang=1&QR=0&padT=5&padR=5&padB=5&padL=5`,
      )
      const { layout } = fitLabel(label)
      const page = await draw(jobOf(labelDownload(label, { single: true, copies: 1 })), 600)
      const frame = boundsOf(page, isRed)
      if (!frame) throw new Error('no pictogram')
      const side = (frame.right - frame.left + frame.bottom - frame.top) / 2 / Math.SQRT2
      expect(side).toBeGreaterThan(pictogramSide.least - 0.12)
      expect(Math.abs(side - layout.pictogramSide)).toBeLessThan(0.12)
      const description = layout.elements.find((element) => element.kind === 'text' && element.part === 'description')
      if (description?.kind !== 'text') throw new Error('no description')
      const { x, y, width, height } = description
      const letters = boundsOf(page, isDark, { left: x, top: y, right: x + width, bottom: y + height })
      // one pixel is 0.04 mm
      expect((letters?.bottom ?? 0) - (letters?.top ?? 0)).toBeGreaterThan(xHeight - 0.045)
    },
  )
})
