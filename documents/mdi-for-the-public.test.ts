/** REACH Annex XVII, entry 56, paragraph 1(b): three sentences on what the general public buys with MDI. */
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../shared/languages.ts'
import { productRecord, type ProductRecordInput } from '../shared/record/product-record.ts'
import { filesOf, lettersOf } from '../test-kit/docx-reading.ts'
import { labelOfRecord, labelOfSample, leanLabel } from '../test-kit/label-of.ts'
import { mdiFoam } from '../test-kit/mdi-foam.ts'
import { recordOf } from '../test-kit/product-record.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { readPdf, withoutHyphens, withoutSpaces } from '../test-kit/read-pdf.ts'
import { compileLabel, compiler } from '../tests/compile-label.ts'
import { sheetOf } from '../tests/label-sheet-of.ts'
import { textsOf } from '../test-kit/texts-of-section.ts'
import { composeDigitalLabel } from './digital-label/compose-digital-label.ts'
import { createLabelCover } from './label/cover-label.ts'
import { describeLabel } from './label/describe-label.ts'
import type { LabelModel } from './label/label-model.ts'
import { labelPdfJob } from './label/write-label-pdf.ts'
import { labelZpl } from './label/write-label-zpl.ts'
import { listMarkings } from './label-duties.ts'
import { drawPage } from './rendering/draw-page.ts'
import { buildSds } from './sds/build-sds.ts'
import { createTextWriter } from './text/write-text.ts'

const prescribed = [
  'Persons already sensitised to diisocyanates may develop allergic reactions when using this product.',
  'Persons suffering from asthma, eczema or skin problems should avoid contact, including dermal contact, with this product.',
  'This product should not be used under conditions of poor ventilation unless a protective mask with an appropriate gas filter (i.e. type A1 according to standard EN 14387) is used.',
]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const foamOf = (changes: Partial<ProductRecordInput> = {}) => productRecord.parse(recordOf(1, { ...mdiFoam(), ...changes }))
const furtherOf = (uses: readonly string[], content?: number) =>
  labelOfSample(mdiFoam(uses, content), 'xlang=1').blocks[0]?.further.map(plain) ?? []

/** What a label printer sets, letter by letter. */
async function printedWords(label: LabelModel): Promise<string> {
  const made = labelZpl(label, { resolution: 203, showsFrames: true, copies: 1 })
  if (made.kind === 'refused') throw new Error('refused')
  const zpl = await made.write(made.job && (await drawPage(compiler.compile(made.job).bytes, made.job.dpi)))
  const words = [...zpl.matchAll(/\^FH\^FD([^^]*)\^FS/g)].map(([, word = '']) => word)
  return withoutHyphens(decodeURIComponent(words.join('').replaceAll('%', '_25').replaceAll('_', '%')))
}

describe('the sentences on MDI', () => {
  it('stand on the label of what the general public buys, word for word, and of what nobody keeps for work', () => {
    expect(furtherOf(['use.consumer'])).toEqual(prescribed)
    expect(furtherOf(['use.consumer', 'use.professional'])).toEqual(prescribed)
    expect(furtherOf([])).toEqual(prescribed)
    expect(furtherOf(['use.professional'])).toEqual([])
    expect(furtherOf(['use.consumer'], 0.09)).toEqual([])
  })

  it('stand in 2.2 and 15.1 of the sheet', () => {
    const source = { ...sdsSourceOf(1003), record: foamOf() }
    for (const number of ['2.2', '15.1']) for (const sentence of prescribed) expect(plain(textsOf(source, number))).toContain(sentence)
  })

  it('stand in every form of the label: PDF, Word, spreadsheet, label printer, digital label', async () => {
    const record = foamOf()
    const label = labelOfRecord(record, 'dim=8&emb=2&xlang=1&QR=0')
    const letters = prescribed.map(withoutSpaces)
    const pdf = await readPdf(compileLabel(labelPdfJob([{ label, copies: 1 }])).bytes)
    const { table } = await sheetOf(record, 'xlang=1')
    const digital = composeDigitalLabel({ record, permalink: 'https://coatings.example/p/1', stampedOn: '2026-10-12' }, 'en')
    const forms = {
      pdf: withoutHyphens(pdf.letters),
      word: withoutHyphens(lettersOf((await filesOf(label)).document)),
      spreadsheet: withoutSpaces(String(table[0]?.further_texts)),
      printer: withoutSpaces(await printedWords(label)),
      digital: withoutSpaces(digital.supplemental.join('')),
    }
    for (const [form, said] of Object.entries(forms)) for (const sentence of letters) expect(said, form).toContain(sentence)
  })

  it('exist in every language, and can be printed on a label', () => {
    for (const language of languageCodes) {
      const [block] = labelOfSample(mdiFoam(), `xlang=${languageCodes.indexOf(language) + 1}`).blocks
      expect(new Set(block?.further).size, language).toBe(3)
      expect(plain(block?.further[2] ?? ''), language).toMatch(/A1.*EN 14387|EN 14387.*A1/)
      const { cover, uncovered } = createLabelCover()
      block?.further.forEach((text) => cover(text))
      expect(uncovered(), language).toEqual([])
    }
  })

  it.each([3, 4])('fit in every language on a label of size %i, beside nine hazard statements', (size) => {
    const refused = languageCodes.filter((_, index) => {
      const label = labelOfSample(mdiFoam(), `dim=${size}&emb=1&vseb=750 ml&QR=0&${leanLabel}&xlang=${index + 1}`)
      return labelPdfJob([{ label, copies: 1 }]).kind === 'refused'
    })
    expect(refused).toEqual([])
  })

  it('stand once where somebody has typed them before', () => {
    const typed = { text: { en: prescribed.map((text) => `— ${text}`).join(' ') } }
    const own = { ...mdiFoam().labelElements, furtherTexts: [typed] }
    expect(labelOfSample({ ...mdiFoam(), labelElements: own }, 'xlang=1').blocks[0]?.further.map(plain)).toEqual([typed.text.en])
    expect(labelOfSample({ ...mdiFoam(), labelElements: own }, 'xlang=1,2').blocks[1]?.further).toHaveLength(4)
  })

  it('leave a diisocyanate that is no MDI to entry 74', () => {
    const { composition } = foamOf()
    const ingredients = composition.ingredients.map((own) => ({
      ...own,
      casNumber: '822-06-0',
      ecNumber: undefined,
      indexNumber: undefined,
    }))
    expect(listMarkings(foamOf({ composition: { kind: 'mixture', ingredients } }), '2026-11-23')).toEqual([])
  })
})

describe('beside the label with MDI', () => {
  const notesOf = (query: string) => {
    const { notes, warnings } = describeLabel(labelOfSample(mdiFoam(), query), createTextWriter('en'))
    const remarks = [...notes, ...warnings]
    return remarks.map(({ text, source }) => plain(`${text} ${source}`)).filter((text) => text.includes('entry 56'))
  }

  it('stands that the package holds gloves, with the article', () => {
    expect(notesOf('xlang=1')).toEqual([
      'A package for the general public must contain protective gloves, except for hot-melt adhesives (MDI). REACH Annex XVII, entry 56, paragraph 1(a)',
    ])
    const atWork = labelOfSample(mdiFoam(['use.professional']), 'xlang=1').notes.map(({ kind }) => kind)
    expect(atWork).not.toContain('protectiveGloves')
  })

  it('stands in which languages the sentences are no official wording', () => {
    expect(notesOf('xlang=1,2')).toContain(
      'The text of these statements in a language of the label is unofficial: DE REACH XVII, 56. REACH Annex XVII, entry 56, paragraph 1(b)',
    )
    const german = { ...sdsSourceOf(1003), record: foamOf() }
    expect(JSON.stringify(buildSds(german, 'de', { qrCode: false }))).toContain('REACH XVII, 56')
    expect(textsOf(german, '2.2')).not.toContain('REACH XVII, 56')
  })
})
