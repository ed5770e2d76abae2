import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { ingredient, methanol } from '../../test-kit/contradictions/change-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { checkIngredients } from './ingredients.ts'

const found = (code: string, plant: (record: ProductRecord) => void) =>
  findBy(checkIngredients, plantIn(1003, plant)).filter((one) => one.code === code)

describe('a range beside the limits of its substance (REACH Annex II, 3.2)', () => {
  const range =
    (from: number, to: number, toInclusive = false) =>
    (record: ProductRecord) =>
      (ingredient(record, methanol).contentRange = { from, to, toInclusive })

  it('ends at the limit, or goes beyond one under which the content does not lie', () => {
    // Methanol has limits of 3 and 10 %, and 4.5 % of it are in the thinner.
    expect(found('composition.rangeCrossesLimit', range(3, 10))).toEqual([])
    expect(found('composition.rangeCrossesLimit', range(1, 10))).toEqual([])
    expect(found('composition.rangeCrossesLimit', range(3, 10, true))).toHaveLength(1)
    const [crossed] = found('composition.rangeCrossesLimit', range(3, 25))
    expect(crossed?.params).toMatchObject({ to: 25, limit: 10, class: 'STOT SE 1' })
    expect(crossed?.fix).toMatchObject([{ value: { from: 3, to: 10, toInclusive: false } }])
  })

  it('is no matter where nobody says which content it stands for', () => {
    const unsaid = (record: ProductRecord) => {
      range(3, 25)(record)
      delete ingredient(record, methanol).content
    }
    expect(found('composition.rangeCrossesLimit', unsaid)).toEqual([])
  })
})
