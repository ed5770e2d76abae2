import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

describe('a propellant whose entry leaves the group of its pressure open (CLP Annex VI, Note U)', () => {
  const listed = (cas: string) => {
    const components = aerosol.components.map((one) => (one.cas === '106-97-8' ? { cas, content: 16 } : one))
    const { proposals } = propose({ ...aerosol, components })
    const { ingredients } = productRecord.parse(applyPatch(begun(), patchOf(proposals))).composition
    return ingredients.find(({ casNumber }) => casNumber === cas)?.classification.slice(1)
  }

  it('has that of the library, or H280 alone, and the record can be published', () => {
    expect(listed('115-10-6')).toEqual([{ category: 'Press. Gas (Liq.)', statements: ['H280'] }])
    expect(listed('74-87-3')).toContainEqual({ category: 'Press. Gas', statements: ['H280'] })
  })
})
