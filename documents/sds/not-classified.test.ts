import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { ecology, toxicology } from '../../shared/record/measures.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { createTextWriter, plainText } from '../text/write-text.ts'
import type { SdsSource } from './sds-source.ts'
import { writeSection11 } from './section-11.ts'
import { writeSection12 } from './section-12-to-13.ts'

const dataLacking = 'Not classified because data are lacking.'
const criteriaNotMet = 'Based on the available data, the classification criteria are not met.'

/** A product that nothing is classified of, or all that product 1005 is. */
function sourceWith(reasons: { health?: object; aquatic?: string }, classified = false): SdsSource {
  const source = sdsSourceOf(1005)
  const { record } = source
  return {
    ...source,
    record: {
      ...record,
      classification: classified ? record.classification : [],
      toxicology: toxicology.parse({ ...record.toxicology, notClassified: reasons.health }),
      ecology: ecology.parse({ ...record.ecology, notClassified: { aquaticHazard: reasons.aquatic } }),
    },
  }
}

function healthLines(source: SdsSource): Record<string, string> {
  const [subsection] = writeSection11(source, createTextWriter('en'))
  const rows = (subsection?.blocks ?? []).flatMap((block) => (block.kind === 'pairs' ? block.rows : []))
  return Object.fromEntries(rows.map(({ term, lines }) => [term, lines.map(plainText).join(' ')]))
}

function aquaticLine(source: SdsSource): string {
  const [block] = writeSection12(source, createTextWriter('en'))[0]?.blocks ?? []
  return block?.kind === 'paragraph' ? plainText(block.text) : ''
}

const isHarmlessToWater = ({ classification }: SdsSource['record']['composition']['ingredients'][number]): boolean =>
  classification.every(({ category }) => !category.startsWith('Aquatic'))

describe('why a hazard class is not classified (REACH Annex II, 11.1 and 12)', () => {
  it('is that the criteria are not met, where the calculation from the ingredients comes to it', () => {
    const lines = healthLines(sourceWith({}))
    expect(lines).toMatchObject({
      'Acute toxicity': criteriaNotMet,
      'Germ cell mutagenicity': criteriaNotMet,
      'Aspiration hazard': criteriaNotMet,
    })
  })

  it('is that data lack, where the calculation comes to something else, and the record says nothing of data of its own', () => {
    const lines = healthLines(sourceWith({}))
    expect(lines).toMatchObject({ 'Skin corrosion/irritation': dataLacking, 'Respiratory or skin sensitisation': dataLacking })
    expect(aquaticLine(sourceWith({}))).toBe(dataLacking)
    const health = { skinCorrosionIrritation: 'criteriaNotMet' }
    expect(healthLines(sourceWith({ health }))).toMatchObject({ 'Skin corrosion/irritation': criteriaNotMet })
    expect(aquaticLine(sourceWith({ aquatic: 'criteriaNotMet' }))).toBe(criteriaNotMet)
  })

  it('is that data lack, where there is nothing to calculate from: no ingredient is known, or the product is a substance', () => {
    const source = sourceWith({})
    const { composition } = source.record
    for (const changed of [
      { ...composition, ingredients: [] },
      { ...composition, kind: 'substance' as const },
    ]) {
      const without = { ...source, record: { ...source.record, composition: changed } }
      expect(Object.values(healthLines(without)).filter((line) => line === dataLacking)).toHaveLength(10)
      expect(aquaticLine(without)).toBe(dataLacking)
    }
  })

  it('is that data lack, where the sheet says itself that nobody knows what a part of the mixture does', () => {
    const source = sourceWith({})
    const withUnknown = (health: number | undefined, aquatic: number | undefined): SdsSource => ({
      ...source,
      record: {
        ...source.record,
        toxicology: { ...source.record.toxicology, unknownAcuteToxicityPercent: health },
        // Of this product the calculation finds an aquatic class, which the record denies with a reason of its own.
        ecology: { ...source.record.ecology, unknownAquaticHazardPercent: aquatic },
        composition: { ...source.record.composition, ingredients: source.record.composition.ingredients.filter(isHarmlessToWater) },
      },
    })
    expect(Object.values(healthLines(withUnknown(60, 60))).filter((line) => line === criteriaNotMet)).toEqual([])
    expect(aquaticLine(withUnknown(60, 60))).toBe(dataLacking)
    expect(healthLines(withUnknown(undefined, 60))).toMatchObject({ 'Germ cell mutagenicity': criteriaNotMet })
    expect(aquaticLine(withUnknown(60, 0.5))).toBe(criteriaNotMet)
  })

  it('is said class by class', () => {
    const health = { carcinogenicity: 'dataLacking', sensitisation: 'inconclusive', aspirationHazard: 'technicallyImpossible' }
    expect(healthLines(sourceWith({ health }))).toMatchObject({
      Carcinogenicity: 'Not classified because data are lacking.',
      'Respiratory or skin sensitisation': 'Not classified because the data are inconclusive.',
      'Aspiration hazard': 'Not classified because it is technically impossible to obtain the data.',
      'Germ cell mutagenicity': criteriaNotMet,
    })
  })

  it('is said of hazards to the aquatic environment', () => {
    expect(aquaticLine(sourceWith({ aquatic: 'inconclusive' }))).toBe('Not classified because the data are inconclusive.')
  })

  it('is not said of a class that is classified', () => {
    const source = sourceWith({ health: { sensitisation: 'dataLacking' }, aquatic: 'dataLacking' }, true)
    expect(healthLines(source)['Respiratory or skin sensitisation']).toMatch(/^Skin Sens\. 1/)
    expect(aquaticLine(source)).toMatch(/^Aquatic Chronic/)
  })

  it('refuses reasons and classes that there are not', () => {
    expect(toxicology.safeParse({ notClassified: { acuteToxicity: 'unknown' } }).success).toBe(false)
    expect(toxicology.safeParse({ notClassified: { flammableLiquids: 'dataLacking' } }).success).toBe(false)
  })

  it.each(languageCodes)('has four sentences of its own in %s', (language) => {
    const { term } = createTextWriter(language)
    const sentences = [
      'sds.criteriaNotMet',
      ...['dataLacking', 'inconclusive', 'technicallyImpossible'].map((one) => `sds.notClassified.${one}`),
    ]
    expect(new Set(sentences.map((key) => term(key))).size).toBe(4)
    for (const key of sentences) expect(term(key)).toMatch(/^\p{Lu}.+[^.]\.$/u)
  })
})
