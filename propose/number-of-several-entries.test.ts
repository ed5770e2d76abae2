import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

describe('a CAS number that stands in several entries of Annex VI', () => {
  const zinc = (of: { index?: string }) => {
    const components = [
      { cas: '7732-18-5', name: 'water', content: 10 },
      { cas: '7440-66-6', name: 'zinc powder', content: 90, ...of },
    ]
    const { proposals } = propose({ ...descaler, measured: {}, components })
    return productRecord.parse(applyPatch(begun(), patchOf(proposals))).composition.ingredients[0]
  }

  it('has the name of the worse one, whose classes count, and no index number where nobody has chosen', () => {
    const open = zinc({})
    expect(open?.indexNumber).toBeUndefined()
    expect(JSON.stringify(open?.name)).toContain('pyrophoric')
    expect(open?.classification.map(({ category }) => category)).toContain('Pyr. Sol. 1')
  })

  it('and those of the one that was chosen', () => {
    const pyrophoric = zinc({ index: '030-001-00-1' })
    expect(pyrophoric).toMatchObject({ indexNumber: '030-001-00-1' })
    expect(JSON.stringify(pyrophoric?.name)).not.toContain('tabilised')
    const stabilised = zinc({ index: '030-001-01-9' })
    expect(stabilised).toMatchObject({ indexNumber: '030-001-01-9', name: { phrase: 'substance.zincPowderStabilised' } })
    expect(stabilised?.classification.map(({ category }) => category)).toEqual(['Aquatic Acute 1', 'Aquatic Chronic 1'])
  })
})
