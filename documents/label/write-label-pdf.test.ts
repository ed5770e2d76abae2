import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { labelSizeOf, labelSizes, packageSizes } from '../../clp/label-sizes.ts'
import { labelOfCatalogue, labelOfSample, textsOfLabel } from '../../tests/label-of.ts'
import { catalogueIds } from '../../tests/read-catalogue.ts'
import { createPdfCompiler } from '../rendering/compile-pdf.ts'
import { drawPage } from '../rendering/draw-page.ts'
import { createRenderPool } from '../rendering/render-pool.ts'
import { readPdf, withoutSpaces } from '../rendering/read-pdf.ts'
import { loadLabelFonts } from './label-fonts.ts'
import type { LabelModel } from './label-model.ts'
import { labelDownload, labelPdfJob, labelPreviewJob, labelSheetJob, labelsPerSheet, type LabelPdf } from './write-label-pdf.ts'

const compiler = createPdfCompiler()
const millimetres = (pixels: number, dpi: number) => (pixels / dpi) * 25.4
const small = 'opisOFF=1&logoON=0&vlusageON=0&vlstorageON=0&padT=3&padR=3&padB=3&padL=3'

function compile(pdf: LabelPdf) {
  if (pdf.kind === 'refused') throw new Error(`refused: ${JSON.stringify(pdf.reports)}`)
  const document = compiler.compile(pdf.job)
  expect(document.warnings).toEqual([])
  expect(document.uncovered).toEqual([])
  return document
}
const pdfOf = (label: LabelModel, copies = 1) => compile(labelPdfJob([{ label, copies }]))

interface Picture {
  width: number
  height: number
  dpi: number
  pixels: Buffer
}

async function pictureOf(label: LabelModel, dpi: number): Promise<Picture> {
  const { job } = labelPreviewJob(label, dpi)
  if (job.kind !== 'png') throw new Error('no picture')
  const png = await drawPage(compiler.compile(job).bytes, job.dpi)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, dpi: job.dpi, pixels: data }
}

/** Edges of the pixels that are meant, in pixels. */
function bounds(
  { width, height, pixels }: Picture,
  isMeant: (red: number, green: number, blue: number) => boolean,
  part = { left: 0, top: 0, right: width, bottom: height },
) {
  const found = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      const at = (y * width + x) * 4
      if (!isMeant(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) continue
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x + 1)
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y + 1)
    }
  return found
}

const isRed = (red: number, green: number, blue: number) => red > 128 && green < 128 && blue < 128
const isDark = (red: number, green: number, blue: number) => red + green + blue < 384

describe('the PDF of a label', () => {
  it.each(labelSizes)('has a page of $width × $height mm', async ({ id, width, height }) => {
    const { pages } = await readPdf(pdfOf(labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${small}`)).bytes)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeCloseTo(width, 1)
    expect(pages[0]?.height).toBeCloseTo(height, 1)
  })

  it('says name and number of a substance (CLP Article 18(2))', async () => {
    const name = { phrase: 'substance.benzylAlcohol' }
    const ingredients = [{ name, indexNumber: '603-057-00-5', contentRange: { from: 99, to: 100 } }]
    for (const dim of [1, 4, 7]) {
      const label = labelOfSample({ composition: { kind: 'substance', ingredients } }, `dim=${dim}&emb=1&xlang=1,2&QR=0&${small}`)
      const { letters } = await readPdf(pdfOf(label).bytes)
      expect(letters).toContain(withoutSpaces('Benzyl alcohol / Benzylalkohol, Index 603-057-00-5'))
    }
  })

  it('has a page for each copy', async () => {
    const label = labelOfCatalogue(1007, `dim=5&emb=2&xlang=1&${small}`)
    const { pages } = await readPdf(pdfOf(label, 7).bytes)
    expect(pages).toHaveLength(7)
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
  })

  const languages = (id: number) => (id === 1012 ? ['6'] : ['1', '2', '3', '6'])
  it.each(catalogueIds.filter((id) => id <= 1015).flatMap((id) => languages(id).map((xlang) => [id, xlang] as const)))(
    'of product %i says all of it in language %s',
    async (id, xlang) => {
      const label = labelOfCatalogue(id, `dim=7&emb=1&xlang=${xlang}&vlusageON=1&vlstorageON=1&padT=4&padR=4&padB=4&padL=4`)
      const { letters, language, title } = await readPdf(pdfOf(label).bytes)
      for (const text of textsOfLabel(label)) expect(letters, text).toContain(withoutSpaces(text))
      expect(language).toBe(label.language)
      expect(title).toBe(label.documentTitle)
    },
  )

  it('keeps the statements of each language together, marked and tagged with it', async () => {
    const label = labelOfCatalogue(1003, `dim=7&emb=2&xlang=2,1,3&${small}`)
    const { letters, nodes } = await readPdf(pdfOf(label).bytes)
    let from = 0
    for (const block of label.blocks)
      for (const text of [
        block.mark,
        block.signalWord ?? '',
        ...[...block.hazard, ...block.precautionary].map((statement) => statement.text),
      ]) {
        const found = letters.indexOf(withoutSpaces(text), from)
        expect(found, text).toBeGreaterThanOrEqual(from)
        from = found
      }
    expect(new Set(nodes.flatMap(({ lang }) => lang ?? []))).toEqual(new Set(['en', 'fr']))
  })

  it('says of itself, on its own page and on a sheet, that a statement is no official wording', async () => {
    const classification = [{ category: 'Carc. 1A' as const, statements: ['H350i' as const] }]
    const label = labelOfSample({ classification }, `dim=7&emb=1&xlang=24&QR=0&${small}`)
    for (const pdf of [labelPdfJob([{ label, copies: 1 }]), labelSheetJob([{ label, copies: 2 }])])
      expect((await readPdf(compile(pdf).bytes)).subject).toMatch(/neamhoifigiúil: GA H350i\.$/)
  })

  it('is accessible: title, language, one heading, an alternative text for every drawing', async () => {
    const pdf = await readPdf(pdfOf(labelOfCatalogue(1001, 'dim=7&emb=2&xlang=1')).bytes)
    expect(pdf).toMatchObject({ isMarked: true, showsTitle: true, language: 'en' })
    expect(pdf.title).toBe('Label – Norvik PU Clear Lacquer 2K – English – 148 × 210 mm')
    expect(pdf.subject).toBe('')
    expect(pdf.nodes.filter(({ role }) => /^H\d?$/.test(role)).map(({ role }) => role)).toEqual(['H1'])
    expect(pdf.nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      'Logo of Norvik Coatings GmbH',
      'GHS02, flame: flammable',
      'GHS07, exclamation mark: irritant or harmful',
      'Transport label, class 3: flammable liquid',
      'QR code, leads to the product page: coatings.example/p/1001',
    ])
  })

  it('is the same, byte for byte, each time', () => {
    const make = () => pdfOf(labelOfCatalogue(1006, `dim=7&xlang=1`)).bytes
    expect(Buffer.compare(make(), make())).toBe(0)
  })

  it('is refused where the text does not fit, with the report', () => {
    const label = labelOfCatalogue(1003, 'dim=1&emb=2&xlang=1,2,3')
    const pdf = labelPdfJob([{ label, copies: 1 }])
    expect(pdf).toMatchObject({ kind: 'refused', reports: [{ isLabelTooSmall: false }] })
    expect(labelSheetJob([{ label, copies: 9 }]).kind).toBe('refused')
  })

  it('is refused where the label is too small for its package', () => {
    expect(labelPdfJob([{ label: labelOfSample({}, 'dim=1&emb=5&opisOFF=1'), copies: 1 }])).toMatchObject({
      kind: 'refused',
      reports: [{ isLabelTooSmall: true }],
    })
  })
})

describe('labels on A4', () => {
  it.each(labelSizes)('of $width × $height mm fill the sheet and say so at its foot', async ({ id, width, height }) => {
    const label = labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${small}`)
    const copies = labelsPerSheet(label)
    const { pages } = await readPdf(compile(labelSheetJob([{ label, copies }])).bytes)
    expect(pages.map((page) => [Math.round(page.width), Math.round(page.height)])).toEqual([[210, 297]])
    expect(pages[0]?.text.split('Norvik Wood').length).toBe(copies + 2)
    expect(pages[0]?.text).toContain(`${width} × ${height} mm · Labels: ${copies} · English`)
    expect(pages[0]?.text).toContain('Print at 100 %. This line is 50 mm long.')
  })

  it('take as many sheets as they need', async () => {
    const label = labelOfCatalogue(1011, `dim=1&emb=1&xlang=1&QR=0&${small}`)
    const { pages } = await readPdf(compile(labelSheetJob([{ label, copies: 20 }])).bytes)
    expect(pages.map(({ text }) => /Labels: (\d+)/.exec(text)?.[1])).toEqual(['9', '9', '2'])
  })

  it('are a full sheet, or one label on its page, where nobody says how many', async () => {
    const label = labelOfCatalogue(1011, `dim=3&emb=1&xlang=1&QR=0&${small}`)
    const download = async (single: boolean, copies: number | null) =>
      (await readPdf(compile(labelDownload(label, { single, copies })).bytes)).pages
    expect((await download(false, null)).map(({ text }) => /Labels: (\d+)/.exec(text)?.[1])).toEqual(['4'])
    expect((await download(true, null)).map(({ width }) => Math.round(width))).toEqual([74])
    expect(await download(true, 3)).toHaveLength(3)
    expect(await download(false, 5)).toHaveLength(2)
  })

  it('may be of several products, but of one size', async () => {
    const orders = [1011, 1012].map((id) => ({ label: labelOfCatalogue(id, `dim=4&emb=1&xlang=6&QR=0&${small}`), copies: 2 }))
    const { text } = await readPdf(compile(labelSheetJob(orders)).bytes)
    expect(text).toContain('Norvik Wood Filler WF 20, Kamnol BE 60 · 105 × 74 mm')
    expect(() => labelSheetJob([...orders, { label: labelOfCatalogue(1011, `dim=3&emb=1&xlang=6&${small}`), copies: 1 }])).toThrow(
      'same size',
    )
  })

  it('tell how many of them have been fitted, and take fits that were found before', () => {
    const orders = [1011, 1014].map((id) => ({ label: labelOfCatalogue(id, `dim=7&emb=1&xlang=1&${small}`), copies: 2 }))
    const told: string[] = []
    const made = labelSheetJob(orders, { onProgress: (done, total) => told.push(`${done} of ${total}`) })
    expect(told).toEqual(['1 of 2', '2 of 2'])
    if (made.kind === 'refused') throw new Error('refused')
    expect(labelSheetJob(orders, { fits: made.fits })).toEqual(made)
  })

  it('show cut marks and a line of 50 mm', async () => {
    const label = labelOfCatalogue(1011, `dim=1&emb=1&xlang=1&QR=0&logoON=0&${small}`)
    const pdf = compile(labelSheetJob([{ label, copies: 9 }]))
    const dpi = 600
    const { data, info } = await sharp(await drawPage(pdf.bytes, dpi))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = { width: info.width, height: info.height, dpi, pixels: data }
    const pixel = (measure: number) => Math.round((measure / 25.4) * dpi)
    const within = (left: number, top: number, right: number, bottom: number) => ({
      left: pixel(left),
      top: pixel(top),
      right: pixel(right),
      bottom: pixel(bottom),
    })
    const mark = bounds(picture, isDark, within(20, 25, 24, 32))
    expect(millimetres(mark.bottom - mark.top, dpi)).toBeCloseTo(4, 0)
    expect(millimetres((mark.left + mark.right) / 2, dpi)).toBeCloseTo(22, 1)
    const ruler = bounds(picture, isDark, within(139, 287, 195, 292))
    expect(Math.abs(millimetres(ruler.right - ruler.left, dpi) - 50.2)).toBeLessThan(0.15)
  })
})

describe('the picture of a label', () => {
  it.each([1, 4, 7])('of size %i is the label, to the pixel', async (id) => {
    const { width, height } = labelSizeOf(id)
    const picture = await pictureOf(labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${small}`), 300)
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
      const frame = bounds(picture, isRed)
      const side = millimetres((frame.right - frame.left + frame.bottom - frame.top) / 2, 600) / Math.SQRT2
      expect(Math.abs(side - fit.layout.pictogramSide)).toBeLessThan(0.12)
      expect(side).toBeGreaterThan(pictogramSide.least - 0.12)

      const description = fit.layout.elements.find((element) => element.kind === 'text' && element.part === 'description')
      if (!description) throw new Error('no description')
      const pixel = (measure: number) => Math.round((measure / 25.4) * 600)
      const letters = bounds(picture, isDark, {
        left: pixel(description.x),
        top: pixel(description.y),
        right: pixel(description.x + description.width),
        bottom: pixel(description.y + (description.kind === 'text' ? description.height : 0)),
      })
      // one pixel is 0.04 mm
      expect(millimetres(letters.bottom - letters.top, 600)).toBeGreaterThan(xHeight - 0.045)
      expect(millimetres(letters.bottom - letters.top, 600)).toBeLessThan(fit.xHeight + 0.09)
    },
  )

  it('shows a QR code that leads to its target, with modules of at least 0.33 mm', async () => {
    for (const target of [1, 2, 3]) {
      const label = labelOfCatalogue(1007, `dim=5&emb=2&xlang=1&QR=${target}&adrOFF=1&${small}`)
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
    expect(preview.report?.missingHeight).toBeGreaterThan(100)
    expect(preview.height).toBeCloseTo(74 + (preview.report?.missingHeight ?? 0) + 8, 0)
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

  it('of an endless text is made with fewer dots', async () => {
    const label = labelOfSample({ labelElements: { furtherTexts: [{ text: { en: 'x'.repeat(10_000) } }] } }, 'dim=1&xlang=1&emb=1')
    const { job, height, report, isCut } = labelPreviewJob(label, 600)
    expect(report?.missingHeight).toBeGreaterThan(500)
    expect(isCut).toBe(false)
    expect(job.kind === 'png' && (job.dpi * height) / 25.4).toBeLessThanOrEqual(16_000)
    expect((await pictureOf(label, 60)).height).toBeGreaterThan(1_000)
  })
})

describe('the render pool', () => {
  it('makes PDF and picture of a label', async () => {
    const pool = createRenderPool({ size: 1, log: { info() {}, warn: (_details, message) => expect.fail(message) } })
    const label = labelOfCatalogue(1007, `dim=4&emb=1&xlang=1&${small}`)
    const pdf = labelPdfJob([{ label, copies: 1 }])
    if (pdf.kind === 'refused') throw new Error('refused')
    const [document, picture] = await Promise.all([pool.render(pdf.job), pool.render(labelPreviewJob(label).job)])
    await pool.close()
    expect(Buffer.compare(document.bytes, pdfOf(label).bytes)).toBe(0)
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'png', width: 1240, height: 874, density: 300 })
  })
})

describe('hostile texts', () => {
  const hostile = [
    '👩‍🔬 ⚠️ 漢字',
    'שלום مرحبا',
    'x'.repeat(2_000),
    'a\u0000b\u202ec\u2066',
    '#eval("1") $x$ *b* @a <script>alert(1)</script> &amp; \\ `',
  ].join(' ')

  it('come out as they are or marked, and nothing is interpreted', async () => {
    const text = { text: { en: hostile } }
    const label = labelOfSample(
      {
        name: hostile.slice(0, 160),
        variant: text,
        description: text,
        labelElements: { furtherTexts: [text], contains: [text] },
        technical: { application: [text], storage: [text] },
      },
      'dim=8&emb=1&xlang=1&vlusageON=1&vlstorageON=1&vseb=%23x%20%3Cb%3E%20%F0%9F%91%8D',
    )
    const { job } = labelPreviewJob(label)
    const document = compiler.compile({ ...job, kind: 'pdf' })
    expect(document.uncovered).toEqual([])
    const { letters } = await readPdf(document.bytes)
    expect(letters).toContain('#eval("1")$x$*b*@a<script>alert(1)</script>&amp;\\`')
    expect(letters).toContain('▯')
    expect(label.warnings.find(({ kind }) => kind === 'unknownCharacters')?.elements).toContain('漢')
  })

  it('in a logo that cannot be drawn leave the label without it', () => {
    const supplier = {
      name: 'A',
      address: 'B 1',
      city: 'C',
      country: 'DE',
      telephone: '+49 30 12345',
      email: 'a@b.example',
      logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path',
    }
    const label = labelOfSample({ supplier }, 'dim=7&logoON=1&xlang=1')
    const pdf = labelPdfJob([{ label, copies: 1 }])
    if (pdf.kind === 'refused') throw new Error('refused')
    expect(compiler.compile(pdf.job).undrawable).toEqual(['logo'])
  })
})

describe('the letters of a label', () => {
  it('are there for all languages of the Union', () => {
    const { coverage } = loadLabelFonts()
    const needed = 'ÄÖÜßéèçñøåæœłžčšđćřůőűșțğħġċāēģķļņŗėįųõŷΑΩαωάέήίόύώϊϋΐΰςАБЯабяъь≤≥<>≈±−–×·°µ²³₂½%‰€→„“”‚‘’«»†…▯'
    expect([...needed].filter((character) => !coverage.has(character.codePointAt(0) ?? 0))).toEqual([])
  })
})
