/** The PDF of a label on its own page: its size, its words and their languages, what it is to a reader, and when it is refused. */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { labelSizes } from '../../clp/label/label-sizes.ts'
import { compileLabel, compiler } from '../../tests/compile-label.ts'
import { labelOfCatalogue, labelOfSample, leanLabel, textsOfLabel } from '../../test-kit/label-of.ts'
import { catalogueIds } from '../../test-kit/read-catalogue.ts'
import { readPdf, withoutHyphens, withoutSpaces } from '../../test-kit/read-pdf.ts'
import { createRenderPool } from '../rendering/render-pool.ts'
import { loadLabelFonts } from './label-fonts.ts'
import type { LabelModel } from './label-model.ts'
import { labelPdfJob, labelSheetJob } from './write-label-pdf.ts'
import { labelPreviewJob } from './write-label-preview.ts'

const pdfOf = (label: LabelModel, copies = 1) => compileLabel(labelPdfJob([{ label, copies }]))

describe('the PDF of a label', () => {
  it.each(labelSizes)('has a page of $width × $height mm', async ({ id, width, height }) => {
    const { pages } = await readPdf(pdfOf(labelOfCatalogue(1011, `dim=${id}&emb=1&xlang=1&QR=0&${leanLabel}`)).bytes)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeCloseTo(width, 1)
    expect(pages[0]?.height).toBeCloseTo(height, 1)
  })

  it('says name and number of a substance (CLP Article 18(2))', async () => {
    const name = { phrase: 'substance.benzylAlcohol' }
    const ingredients = [{ name, indexNumber: '603-057-00-5', contentRange: { from: 99, to: 100 } }]
    for (const dim of [1, 4, 7]) {
      const label = labelOfSample({ composition: { kind: 'substance', ingredients } }, `dim=${dim}&emb=1&xlang=1,2&QR=0&${leanLabel}`)
      const { letters } = await readPdf(pdfOf(label).bytes)
      expect(letters).toContain(withoutSpaces('Benzyl alcohol / Benzylalkohol, Index 603-057-00-5'))
    }
  })

  it('has a page for each copy', async () => {
    const label = labelOfCatalogue(1007, `dim=5&emb=2&xlang=1&${leanLabel}`)
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
      for (const text of textsOfLabel(label)) expect(withoutHyphens(letters), text).toContain(withoutHyphens(withoutSpaces(text)))
      expect(language).toBe(label.language)
      expect(title).toBe(label.documentTitle)
    },
  )

  it('keeps the statements of each language together, marked and tagged with it', async () => {
    const label = labelOfCatalogue(1003, `dim=7&emb=2&xlang=2,1,3&${leanLabel}`)
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
    const label = labelOfSample({ classification }, `dim=7&emb=1&xlang=24&QR=0&${leanLabel}`)
    for (const pdf of [labelPdfJob([{ label, copies: 1 }]), labelSheetJob([{ label, copies: 2 }])])
      expect((await readPdf(compileLabel(pdf).bytes)).subject).toMatch(/neamhoifigiúil: GA H350i\.$/)
  })

  it('is accessible: title, language, one heading, an alternative text for every drawing', async () => {
    const pdf = await readPdf(pdfOf(labelOfCatalogue(1001, 'dim=7&emb=2&xlang=1')).bytes)
    expect(pdf).toMatchObject({ isMarked: true, showsTitle: true, language: 'en' })
    expect(pdf.title).toBe('Label – Norvik PU Clear Lacquer 2K – English – 148\u00a0×\u00a0210\u00a0mm')
    expect(pdf.subject).toBe('')
    expect(pdf.nodes.filter(({ role }) => /^H\d?$/.test(role)).map(({ role }) => role)).toEqual(['H1'])
    expect(pdf.nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([
      'Logo of Norvik Coatings GmbH',
      'GHS02, flame: flammable',
      'GHS07, exclamation mark: irritant or harmful',
      'Transport label, class 3: flammable liquid',
      'QR code, leads to the product page: coatings.example/p/1001/en/pd/1',
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

describe('the render pool', () => {
  it('makes PDF and picture of a label', async () => {
    const pool = createRenderPool({ size: 1, log: { info() {}, warn: (_details, message) => expect.fail(message) } })
    const label = labelOfCatalogue(1007, `dim=4&emb=1&xlang=1&${leanLabel}`)
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
