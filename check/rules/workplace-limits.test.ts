import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { ingredient, toluene } from '../../test-kit/contradictions/change-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { checkIngredients } from './ingredients.ts'

const found = (code: string, plant: (record: ProductRecord) => void) =>
  findBy(checkIngredients, plantIn(1003, plant)).filter((one) => one.code === code)

describe('limits at the workplace (REACH Annex II, 8.1.1)', () => {
  const keep = (country: string | undefined) => (record: ProductRecord) => {
    const own = ingredient(record, toluene)
    own.exposureLimits = own.exposureLimits.filter((one) => one.country === country)
    expect(own.exposureLimits.length).toBeGreaterThan(0)
  }

  it('of one Member State alone are those that the sheet of that State needs', () => {
    expect(found('protection.unionLimitMissing', keep('DE'))).toEqual([])
    expect(found('protection.unionLimitMissing', keep(undefined))).toEqual([])
  })

  it('that are missing altogether are brought by a press', () => {
    const [missing] = found('protection.unionLimitMissing', (record) => (ingredient(record, toluene).exposureLimits = []))
    expect(missing?.fix).toMatchObject([{ op: 'add', value: { basis: '2006/15/EC' } }])
  })
})
