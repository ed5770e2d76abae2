/** The picture of a label, measured on its pixels: size, pictograms, letters, QR code, colours, and what it shows where a text does not fit. */
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { labelSizeOf, packageSizes } from '../../clp/label/label-sizes.ts'
import { compiler, drawLabel } from '../../tests/compile-label.ts'
import { edgesOf, isDark, isRed, type DrawnPage } from '../../test-kit/draw-pages.ts'
import { labelOfCatalogue, labelOfSample, leanLabel, textsOfLabel } from '../../test-kit/label-of.ts'
import { readPdf, withoutSpaces } from '../../test-kit/read-pdf.ts'
import { languages } from '../../shared/languages.ts'
import type { LabelModel } from './label-model.ts'
import { labelPreviewJob } from './write-label-preview.ts'

async function pictureOf(label: LabelModel, dpi: number): Promise<DrawnPage> {
  const { job } = labelPreviewJob(label, dpi)
  if (job.kind !== 'png') throw new Error('no picture')
  return drawLabel(compiler.compile(job).bytes, job.dpi)
}

describe('the picture of a label', () => {
  it.each([1, 4, 7])('of size %i is the label, to the pixel', async (id) => {
    const { width, height } = labelSizeOf(id)
    const picture = await pictureOf(labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${leanLabel}`), 300)
    expect([picture.width, picture.height]).toEqual([Math.round((width / 25.4) * 300), Math.round((height / 25.4) * 300)])
  })

  it.each(packageSizes)(
    'shows pictograms of at least $pictogramSide.least mm and an x of at least $xHeight mm, package $id',
    async ({ id, pictogramSide, xHeight }) => {
      // The description is a row of the letter x, and the wished size is far below the floor.
      const label = labelOfSample(
        {
          name: 'o',
          description: { text: { en: 'xxxxxxxxxx' } },
          classification: [{ category: 'Flam. Liq. 2', statements: ['H225'] }],
        },
        `dim=8&emb=${id}&font=6&fontPN=6&xlang=1&QR=0&padT=5&padR=5&padB=5&padL=5`,
      )
      const { fit } = labelPreviewJob(label)
      expect(fit.fits).toBe(true)
      const picture = await pictureOf(label, 600)
      const frame = edgesOf(picture, isRed)
      const side = (frame.right - frame.left + frame.bottom - frame.top) / 2 / Math.SQRT2
      expect(Math.abs(side - fit.layout.pictogramSide)).toBeLessThan(0.12)
      expect(side).toBeGreaterThan(pictogramSide.least - 0.12)

      const description = fit.layout.elements.find((element) => element.kind === 'text' && element.part === 'description')
      if (!description) throw new Error('no description')
      const letters = edgesOf(picture, isDark, {
        left: description.x,
        top: description.y,
        right: description.x + description.width,
        bottom: description.y + (description.kind === 'text' ? description.height : 0),
      })
      // one pixel is 0.04 mm
      expect(letters.bottom - letters.top).toBeGreaterThan(xHeight - 0.045)
      expect(letters.bottom - letters.top).toBeLessThan(fit.xHeight + 0.09)
    },
  )

  it('shows a QR code that leads to its target, with modules of at least 0.33 mm', async () => {
    for (const target of [1, 2, 3]) {
      const label = labelOfCatalogue(1007, `dim=5&emb=2&xlang=1&QR=${target}&adrOFF=1&${leanLabel}`)
      const { width, height, pixels } = await pictureOf(label, 300)
      expect(decodeQR({ width, height, data: pixels })).toBe(label.qr?.address)
      const { fit } = labelPreviewJob(label)
      const drawing = fit.layout.elements.find((element) => element.kind === 'drawing' && element.part === 'qr')
      expect((drawing?.width ?? 0) / (label.qr?.modules ?? 1)).toBeGreaterThanOrEqual(0.33)
    }
  })

  it('is black on white, with red in the frames of the pictograms alone', async () => {
    const { width, pixels } = await pictureOf(
      labelOfCatalogue(1007, 'dim=5&emb=2&xlang=1&logoON=1&adrOFF=1&padT=4&padR=4&padB=4&padL=4'),
      150,
    )
    const colours = new Set<string>()
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
      const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 10
      const isReddish = red > 200 && Math.abs(green - blue) < 10
      const isEdge = Math.abs(green - blue) < 10 && red > green
      colours.add(isGrey ? 'grey' : isReddish || isEdge ? 'red' : `${red} ${green} ${blue} at ${(at / 4) % width}`)
    }
    expect(colours).toEqual(new Set(['grey', 'red']))
  })

  it('shows the whole text with the dashed edge of the label across it where it does not fit', async () => {
    const label = labelOfCatalogue(1003, 'dim=1&emb=2&xlang=1,2,3&padT=2.5&padR=2.5&padB=2.5&padL=2.5')
    const preview = labelPreviewJob(label, 150)
    const missingHeight = preview.report()?.missingHeight ?? 0
    expect(missingHeight).toBeGreaterThan(100)
    expect(preview.height).toBeCloseTo(74 + missingHeight + 8, 0)
    const { letters } = await readPdf(compiler.compile({ ...preview.job, kind: 'pdf' }).bytes)
    for (const text of textsOfLabel(label)) expect(letters, text).toContain(withoutSpaces(text))
    // the edge, 4 mm from the border of the picture: dashes with gaps between them
    const picture = await pictureOf(label, 150)
    const row = Math.round(((4 + 74) / 25.4) * 150)
    const isEdge = Array.from({ length: picture.width }, (_, x) => {
      const at = (row * picture.width + x) * 4
      return isRed(picture.pixels[at] ?? 0, picture.pixels[at + 1] ?? 0, picture.pixels[at + 2] ?? 0)
    })
    const dashes = isEdge.filter((here, x) => here && !isEdge[x - 1]).length
    expect(dashes).toBeGreaterThan(8)
  })

  it('of a label in all languages is drawn as people read it on a screen: it takes a second longer with dots for a printer', () => {
    const query = (more: string) => `dim=7&emb=3&${more}`
    const { job, width, height } = labelPreviewJob(labelOfCatalogue(1001, query(`xlang=${languages.map(({ id }) => id).join(',')}`)))
    if (job.kind !== 'png') throw new Error('no picture')
    expect(height).toBeGreaterThan(1_000)
    expect((width * height * job.dpi ** 2) / 25.4 ** 2).toBeLessThan(8_000_000)
    // The letter x of 1.2 mm keeps six dots.
    expect((1.2 / 25.4) * job.dpi).toBeGreaterThan(6)
    expect(labelPreviewJob(labelOfCatalogue(1001, query('xlang=1'))).job).toMatchObject({ dpi: 300 })
  })

  it('needs no report on what would help where it does not fit: that is hundreds of trials, and the page that shows it has asked already', () => {
    // Each trial is a copy of the label with something changed.
    let trials = 0
    const label = new Proxy(labelOfCatalogue(1003, 'dim=1&emb=2&xlang=1,2,3'), {
      ownKeys(own) {
        trials += 1
        return Reflect.ownKeys(own)
      },
    })
    const preview = labelPreviewJob(label)
    expect(trials).toBe(0)
    expect(preview.report()?.missingHeight).toBeGreaterThan(100)
    expect(trials).toBeGreaterThan(5)
  })

  it('of an endless text is made with fewer dots', async () => {
    const label = labelOfSample({ labelElements: { furtherTexts: [{ text: { en: 'x'.repeat(10_000) } }] } }, 'dim=1&xlang=1&emb=1')
    const { job, height, report, isCut } = labelPreviewJob(label, 600)
    expect(report()?.missingHeight).toBeGreaterThan(500)
    expect(isCut).toBe(false)
    expect(job.kind === 'png' && (job.dpi * height) / 25.4).toBeLessThanOrEqual(16_000)
    expect((await pictureOf(label, 60)).height).toBeGreaterThan(1_000)
  })
})
