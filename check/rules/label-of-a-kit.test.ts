import { describe, expect, it } from 'vitest'
import { mdiFoam } from '../../test-kit/mdi-foam.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn, recordOfCatalogue } from '../../test-kit/record-of-catalogue.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { writeFindings } from '../write-finding.ts'
import { checkKitLabel } from './kit.ts'

const components = [recordOfCatalogue(1001), recordOfCatalogue(1002)]

const weaker = (record: ProductRecord, beside = components) =>
  findBy(checkKitLabel, record, { components: beside }).filter(({ code }) => code === 'label.kitWeaker')

const withoutInhalation = plantIn(1015, (record) => {
  record.classification = record.classification.filter(({ category }) => category !== 'Acute Tox. 4')
})

describe('the label of a kit', () => {
  it('that says all that its components say is not found fault with', () => {
    expect(weaker(recordOfCatalogue(1015))).toEqual([])
  })

  it('that lacks a statement of its gravest component is an error, which names both', () => {
    const [found, ...more] = weaker(withoutInhalation)
    expect(more).toEqual([])
    expect(found).toMatchObject({ severity: 'error', article: 'CLP Articles 17, 33 and 35', path: 'labelElements' })
    expect(writeFindings(found ? [found] : [], 'en')[0]?.message).toBe(
      'Norvik PU Hardener HDI 75, a component of the kit, has on its label what is missing here: H332.',
    )
  })

  it('that lacks the sentence of REACH Annex XVII, entry 74, which its hardener bears, is an error too', () => {
    const silent = plantIn(1015, (record) => (record.labelElements.furtherTexts = []))
    const found = weaker(silent)
    expect(found).toEqual([expect.objectContaining({ severity: 'error', path: 'labelElements' })])
    expect(found[0]?.params.elements).toEqual([{ phrase: 'regulation.isocyanateTraining' }])
  })

  it('of a component with MDI for the general public has the sentences of entry 56, of which the kit has none by itself', () => {
    const foam = productRecord.parse(recordOf(1, mdiFoam()))
    const found = weaker(recordOfCatalogue(1015), [foam]).flatMap(({ params }) => params.elements)
    const sentences = ['regulation.mdiSensitised', 'regulation.mdiAsthma', 'regulation.mdiVentilation'].map((phrase) => ({ phrase }))
    expect(found).toEqual(expect.arrayContaining(sentences))
    const stating = plantIn(1015, (record) => record.labelElements.furtherTexts.push(...sentences))
    expect(weaker(stating, [foam]).flatMap(({ params }) => params.elements)).not.toContainEqual(sentences[0])
  })

  it('of which somebody has said why it is weaker is to be known, at that reason', () => {
    const said = structuredClone(withoutInhalation)
    if (said.kit) said.kit.weakerBecause = { text: { en: 'Sold in closed cartridges alone.' } }
    expect(weaker(said)).toEqual([expect.objectContaining({ severity: 'warning', path: 'kit.weakerBecause' })])
  })

  it('is compared with nothing where the components are not known, nor where there is no kit', () => {
    expect(weaker(withoutInhalation, [])).toEqual([])
    expect(weaker(recordOfCatalogue(1003))).toEqual([])
  })
})
