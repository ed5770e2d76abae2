import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { acetone, ingredient, methanol } from '../../test-kit/contradictions/change-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { checkIngredients } from './ingredients.ts'

const found = (code: string, plant: (record: ProductRecord) => void) =>
  findBy(checkIngredients, plantIn(1003, plant)).filter((one) => one.code === code)

describe('an estimate beside a class (CLP Annex I, Table 3.1.1)', () => {
  const estimate = (value: number) => (record: ProductRecord) =>
    (ingredient(record, methanol).acuteToxicityEstimates = [{ route: 'oral', value, unit: 'mg/kg' }])

  it.each([
    [100, 0],
    [300, 0],
    [301, 1],
    [20, 0],
  ])('of %d mg/kg beside Acute Tox. 3: %d findings, since only a milder one contradicts', (value, count) => {
    expect(found('composition.estimateContradicts', estimate(value))).toHaveLength(count)
  })

  it('of another form in which it is breathed may be milder, and beside no class of the route there is none to contradict', () => {
    const two = (record: ProductRecord) =>
      (ingredient(record, methanol).acuteToxicityEstimates = [
        { route: 'inhalationVapour', value: 3, unit: 'mg/l' },
        { route: 'inhalationDust', value: 4, unit: 'mg/l' },
      ])
    expect(found('composition.estimateContradicts', two)).toEqual([])
    const harmless = (record: ProductRecord) =>
      (ingredient(record, acetone).acuteToxicityEstimates = [{ route: 'oral', value: 5800, unit: 'mg/kg' }])
    expect(found('composition.estimateContradicts', harmless)).toEqual([])
  })
})
