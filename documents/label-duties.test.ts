import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample } from '../test-kit/label-of.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { readLabelOptions } from '../shared/label-options.ts'
import { languageCodes } from '../shared/languages.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { composeLabel } from './label/compose-label.ts'
import { createLabelCover } from './label/cover-label.ts'
import { writeParagraphs } from './label/label-paragraphs.ts'
import { listFurtherTexts, listMarkings } from './label-duties.ts'
import { buildSds } from './sds/build-sds.ts'
import type { SdsSource } from './sds/sds-source.ts'
import { textsOfBlock } from './texts-of-block.ts'

const textsOf = (source: SdsSource, number: string): string =>
  buildSds(source, 'en', { qrCode: false })
    .model.sections.flatMap(({ subsections }) => subsections)
    .filter((subsection) => subsection.number === number)
    .flatMap(({ blocks }) => blocks.flatMap((block) => textsOfBlock(block)))
    .join('\n')
const training = /adequate training is required before industrial or professional use/
const phrasesOf = (record: ProductRecord, day = '2026-11-23') => listMarkings(record, day).map(({ phrase }) => phrase)

describe('what REACH Annex XVII demands', () => {
  it('stands in 2.2 and 15.1 of the sheet by rule of the composition, from the day of the rule on', () => {
    const hardener = sdsSourceOf(1002)
    expect(hardener.record.labelElements.furtherTexts).toEqual([])
    for (const number of ['2.2', '15.1']) {
      expect(textsOf(hardener, number)).toMatch(training)
      expect(textsOf(sdsSourceOf(1002, 1), number)).not.toMatch(training)
      expect(textsOf(sdsSourceOf(1010), number)).toContain('Restricted to professional users.')
      expect(textsOf(sdsSourceOf(1001), number)).not.toMatch(/training is required|professional users/)
    }
  })

  it('stands once where the record has it already', () => {
    const { record } = sdsSourceOf(1002)
    const phrase = { phrase: 'regulation.isocyanateTraining' }
    const own = { ...record, labelElements: { ...record.labelElements, furtherTexts: [phrase] } }
    expect(listFurtherTexts(own, '2026-11-23')).toEqual({ plain: [], distinct: [phrase] })
  })

  it('stands on the label visibly distinct from the rest, in every form of it (entry 74, paragraph 2)', () => {
    const label = labelOfCatalogue(1002, 'xlang=1')
    for (const form of ['normal', 'compact'] as const) {
      const runs = writeParagraphs(label, form, 1.6).flow.find(({ paragraph }) => training.test(paragraph.runs[0]?.text ?? ''))?.paragraph
        .runs
      expect(runs?.map(({ weight }) => weight)).toEqual([700])
    }
  })

  it('is two sentences on a lamp oil and one on a grill lighter for the general public (entry 3, paragraph 5)', () => {
    const { record } = sdsSourceOf(1003)
    const used = (...uses: string[]) => productRecord.parse({ ...record, uses: uses.map((phrase) => ({ phrase })) })
    expect(phrasesOf(used('use.lampOil', 'use.consumer'))).toEqual(['regulation.lampOilKeepAway', 'regulation.lampOilSip'])
    expect(phrasesOf(used('use.grillLighter', 'use.consumer'))).toEqual(['regulation.grillLighterSip'])
    expect(phrasesOf(used('use.lampOil', 'use.industrial'))).toEqual([])
    expect(phrasesOf(record)).toEqual([])
  })

  it('exists in every language, and can be printed on a label', () => {
    const phrases = ['regulation.lampOilKeepAway', 'regulation.lampOilSip', 'regulation.grillLighterSip', 'regulation.isocyanateTraining']
    const furtherTexts = phrases.map((phrase) => ({ phrase }))
    for (const language of languageCodes) {
      const label = labelOfSample({ labelElements: { furtherTexts } }, `xlang=${languageCodes.indexOf(language) + 1}`)
      const texts = label.blocks.flatMap(({ further, distinct }) => [...further, ...distinct])
      expect(new Set(texts).size, language).toBe(phrases.length)
      const { cover, uncovered } = createLabelCover()
      texts.forEach((text) => cover(text))
      expect(uncovered(), language).toEqual([])
    }
  })
})

describe('EUH071 on the label', () => {
  it('takes the place of H335, which stays in 2.1 of the sheet (guidance on CLP Article 27)', () => {
    const source = sdsSourceOf(1009)
    const chosen = { ...source.record.labelElements, supplementalStatements: [{ code: 'EUH071' as const }] }
    const record = { ...source.record, labelElements: chosen }
    expect(textsOf({ ...source, record, replaces: null }, '2.1')).toContain('H335')
    expect(textsOf({ ...source, record, replaces: null }, '2.2')).not.toContain('May cause respiratory irritation')
    expect(textsOf(source, '2.2')).toContain('May cause respiratory irritation')
    const label = labelOfSample({ classification: record.classification, labelElements: chosen }, 'xlang=1')
    expect(label.blocks[0]?.hazard.map(({ code }) => code)).toEqual(['H290', 'H315', 'H319'])
  })
})

describe('a detergent for the general public', () => {
  const cleaner = sdsSourceOf(1009).record
  const kindsOf = (record: ProductRecord, day: string) => {
    const { notes, warnings } = composeLabel(
      { record, permalink: 'https://safety.example/p/1009', stampedOn: '2025-09-15', lawDay: day },
      readLabelOptions({}, record.labelDefaults, ['en']),
    )
    return [...notes, ...warnings].map(({ kind }) => kind)
  }
  const furtherOf = (record: ProductRecord, day: string) => JSON.stringify(listFurtherTexts(record, day))

  it('says where its ingredients are listed until Regulation (EU) 2026/405 applies (Regulation (EC) No 648/2004, Annex VII A and D)', () => {
    expect(labelOfCatalogue(1009, 'xlang=1').blocks[0]?.further).toContain(
      'List of ingredients: www.lumenta-hygiene.example/ingredients/1009',
    )
    expect(furtherOf(cleaner, '2029-09-22')).toContain('detergent.ingredientList')
    expect(furtherOf(cleaner, '2029-09-23')).not.toContain('detergent.ingredientList')
    expect(furtherOf(cleaner, '2029-09-22')).toContain('"compositionNote.detergents"')
    expect(furtherOf(cleaner, '2029-09-23')).toContain('"compositionNote.detergentIngredients"')
    expect(furtherOf(cleaner, '2029-09-23')).not.toContain('"compositionNote.detergents"')
    expect(kindsOf(cleaner, '2029-09-22')).not.toContain('detergentsRegulation')
    expect(kindsOf(cleaner, '2029-09-23')).toContain('detergentsRegulation')
  })

  it('is warned of without the address, and a detergent for professionals is not', () => {
    const { ingredientListAddress: _address, ...labelElements } = cleaner.labelElements
    expect(kindsOf({ ...cleaner, labelElements }, '2026-01-01')).toContain('ingredientListMissing')
    expect(kindsOf({ ...cleaner, labelElements, uses: [{ phrase: 'use.professional' }] }, '2026-01-01')).not.toContain(
      'ingredientListMissing',
    )
    expect(kindsOf(cleaner, '2026-01-01')).not.toContain('ingredientListMissing')
  })
})

describe('an aerosol dispenser', () => {
  const texts = (id: number, query: string) => {
    const { quantity, codes } = writeParagraphs(labelOfCatalogue(id, query), 'normal', 1.6)
    return [codes, quantity].map((paragraph) => paragraph?.runs.map(({ text }) => text).join('') ?? '')
  }

  it('has the reversed epsilon, room for the lot, and mass and volume (Directive 75/324/EEC, Article 8(1))', () => {
    const [codes, quantity] = texts(1013, 'xlang=1')
    expect(codes).toMatch(/LOT\s_{12}$/)
    expect(quantity).toMatch(/^400 ml \(300 g\)\s+ɜ$/)
    expect(texts(1003, 'xlang=1').join('')).not.toMatch(/LOT|ɜ/)
  })

  it('is warned of where mass or volume is not stated', () => {
    const kinds = (query: string) => labelOfCatalogue(1013, query).warnings.map(({ kind }) => kind)
    expect(kinds('xlang=1')).not.toContain('aerosolContent')
    expect(kinds('xlang=1&vseb=400 ml')).toContain('aerosolContent')
  })
})

describe('a kit', () => {
  it('names in every language that its components carry labels of their own, on the label and in 2.2 of the sheet', () => {
    const kit = sdsSourceOf(1015)
    const names = 'Norvik PU Clear Lacquer 2K, Norvik PU Hardener HDI 75'
    expect(textsOf(kit, '2.2')).toContain(`Components with labels of their own: ${names}.`)
    const label = composeLabel(
      { record: kit.record, permalink: 'https://x.example/p/1015', stampedOn: '2026-01-01' },
      readLabelOptions({}, { ...kit.record.labelDefaults, languages: [...languageCodes] }, languageCodes),
    )
    const lines = label.blocks.map(({ further }) => further.find((text) => text.includes(names)))
    expect(lines).toHaveLength(languageCodes.length)
    expect(new Set(lines).size).toBe(languageCodes.length)
    expect(lines).not.toContain(undefined)
  })
})
