import { describe, expect, it } from 'vitest'
import { ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { lawfulRecord } from '../../test-kit/lawful/products.ts'
import { checkRestrictedSubstances } from './restricted-substances.ts'

const paint = lawfulRecord('wall paint')
const holding = (casNumber: string, content: number, use = 'use.professional'): ProductRecord => {
  const added = ingredient.parse({ name: { text: { en: 'A' } }, casNumber, contentRange: { from: content, to: content } })
  return { ...paint, uses: [{ phrase: use }], composition: { ...paint.composition, ingredients: [added] } }
}
const found = (record: ProductRecord, day = '2026-11-30') =>
  findBy(checkRestrictedSubstances, record, { day }).map(({ code, article }) => `${code}: ${article}`)

describe('entries of REACH Annex XVII', () => {
  it.each([
    ['127-19-5', '80'],
    ['2687-91-4', '81'],
  ])('want the levels of %s in a sheet from 24 December 2026 on, from 0.3 %% of it', (cas, entry) => {
    expect(found(holding(cas, 0.3), '2026-12-23')).toEqual([])
    expect(found(holding(cas, 0.3), '2026-12-24')).toEqual([
      `protection.restrictedLevelMissing: REACH Annex XVII, entry ${entry}, and Annex II, 8.1.4`,
    ])
    expect(found(holding(cas, 0.29), '2026-12-24')).toEqual([])
  })

  it('keep more than 0.1 % of tin as dibutyltin from the public, and from nobody else', () => {
    const kept = ['regulatory.substanceForPublic: REACH Annex XVII, entry 20']
    expect(found(holding('77-58-7', 0.54, 'use.consumer'))).toEqual(kept)
    expect(found(holding('77-58-7', 0.5, 'use.consumer'))).toEqual([])
    expect(found(holding('818-08-6', 0.3, 'use.consumer'))).toEqual(kept)
    expect(found(holding('77-58-7', 0.54))).toEqual([])
  })
})
