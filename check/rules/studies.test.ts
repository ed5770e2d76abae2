import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { acetone, ingredient, methanol } from '../../test-kit/contradictions/change-record.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import { checkStudies } from './studies.ts'

const found = (plant: (one: Ingredient) => void, name = acetone) =>
  findBy(
    checkStudies,
    plantIn(1003, (record) => plant(ingredient(record, name))),
  ).filter(({ code }) => code === 'composition.studyContradicts')

const aquatic =
  (group: 'fish' | 'crustaceans', hours: number, quantity: Ingredient['ecotoxicity'][number]['quantity']) => (one: Ingredient) => {
    one.ecotoxicity = [{ endpoint: 'EC50', group, species: 'Testus testus', duration: { value: hours, unit: 'h' }, quantity }]
  }
const oral = (value: number) => (one: Ingredient) => {
  one.toxicity = [{ endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value, unit: 'mg/kg' } }]
}

describe('a study beside the classes of its ingredient (CLP Article 4(3))', () => {
  it('that shows a class for water is found where 3.2 has none', () => {
    expect(found(aquatic('crustaceans', 48, { value: 0.062, unit: 'mg/l' }))[0]?.params).toMatchObject({
      found: 'Aquatic Acute 1, H400 (EC50 = 0.062 mg/l)',
    })
    expect(found(aquatic('crustaceans', 48, { value: 1.1, unit: 'mg/l' }))).toEqual([])
    expect(found(aquatic('crustaceans', 48, { value: 0.1, sign: '>', unit: 'mg/l' }))).toEqual([])
    expect(found(aquatic('fish', 48, { value: 0.1, unit: 'mg/l' }))).toEqual([])
  })

  it('that is milder than the class is none, and one that is stricter is found', () => {
    expect(found(oral(238))[0]?.params).toMatchObject({ found: 'Acute Tox. 3 (LD50 = 238 mg/kg)' })
    expect(found(oral(2001))).toEqual([])
    expect(found(oral(5000), methanol)).toEqual([])
    expect(found(oral(40), methanol)[0]?.params).toMatchObject({ found: 'Acute Tox. 2 (LD50 = 40 mg/kg)' })
  })
})
