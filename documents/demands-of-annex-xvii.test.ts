import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample } from '../test-kit/label-of.ts'
import { sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { languageCodes } from '../shared/languages.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { createLabelCover } from './label/cover-label.ts'
import { writeParagraphs } from './label/label-paragraphs.ts'
import { listFurtherTexts, listMarkings } from './label-duties.ts'
import { textsOf } from '../test-kit/texts-of-section.ts'

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
