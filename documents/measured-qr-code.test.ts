import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { jobOf } from '../tests/compile-label.ts'
import type { DrawnPage } from '../test-kit/draw-pages.ts'
import { labelOfCatalogue } from '../test-kit/label-of.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { tdsSourceOf } from '../test-kit/read-tds-source.ts'
import { labelDownload } from './label/write-label-pdf.ts'
import { buildSafety } from './safety/build-safety.ts'
import { fitSafety } from './safety/fit-safety.ts'
import { unitOf } from './safety/safety-frame.ts'
import { safetyPdfJob } from './safety/write-safety-pdf.ts'
import { buildSds } from './sds/build-sds.ts'
import { sdsPdfJob } from './sds/write-sds-pdf.ts'
import { buildTds } from './tds/build-tds.ts'
import { tdsPdfJob } from './tds/write-tds-pdf.ts'
import { draw } from '../tests/draw-for-measuring.ts'

/** What the QR code says, by itself: cut out, with its quiet zone, as a telephone is held over it. */
function decode(page: DrawnPage, { left, top, side }: { left: number; top: number; side: number }): string {
  const pixel = (measure: number) => Math.round((measure / 25.4) * page.dpi)
  const [x, y, length] = [pixel(left), pixel(top), pixel(side)]
  const data = Buffer.alloc(length * length * 4, 255)
  for (let row = 0; row < length; row++)
    page.pixels.copy(data, row * length * 4, ((y + row) * page.width + x) * 4, ((y + row) * page.width + x + length) * 4)
  return decodeQR({ width: length, height: length, data })
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
