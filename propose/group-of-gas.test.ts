import { describe, expect, it } from 'vitest'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything, begun, propose } from '../test-kit/propose-for-recipe.ts'
import { recipe } from '../test-kit/say-for-recipe.ts'
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

  const ofClasses = (record: ProductRecord) => checkOn(record).flatMap(({ code }) => (code.startsWith('classification.') ? [code] : []))

  it('is no more known of a gas by itself in section 3 than in section 2, until somebody says how it is packed', () => {
    const packed = (tests: { class: string; result: 'positive' }[]) =>
      acceptEverything(recipe([{ cas: '115-10-6', content: 100 }], { physicalState: 'gas', inhalation: 'gas', measured: { tests } }))
    const open = packed([])
    expect(open.composition.ingredients[0]?.classification).toContainEqual({ category: 'Press. Gas', statements: ['H280'] })
    expect(ofClasses(open)).toEqual(['classification.dataLacking'])
    const liquefied = packed([{ class: 'Press. Gas (Liq.)', result: 'positive' }])
    expect(liquefied.composition.ingredients[0]?.classification).toContainEqual({ category: 'Press. Gas (Liq.)', statements: ['H280'] })
    expect(ofClasses(liquefied)).toEqual([])
  })

  it('has that of the library, or H280 alone, and the record can be published', () => {
    expect(listed('115-10-6')).toEqual([{ category: 'Press. Gas (Liq.)', statements: ['H280'] }])
    expect(listed('74-87-3')).toContainEqual({ category: 'Press. Gas', statements: ['H280'] })
  })
})
