import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'
import { patchOf } from './settle.ts'

describe('a class that a Note of Annex VI takes off a raw material', () => {
  const naphtha = {
    ...paint,
    components: [
      ...paint.components.slice(0, 7),
      { cas: '64742-95-6', content: 3, own: { classification: ['Flam. Liq. 3 H226', 'Aquatic Chronic 2 H411'], notes: { P: true } } },
    ],
  }

  it('comes into section 3 with who has shown it, and the check finds no error', () => {
    const stated = new Map([['mixture.components[7]', [{ note: 'P' as const, shownBy: 'Sheet of Haltermann, 3 March 2026' }]]])
    const { proposals } = propose(naphtha, begun(), [], stated)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const listed = record.composition.ingredients.find(({ casNumber }) => casNumber === '64742-95-6')
    expect(listed?.notes).toContain('P')
    expect(listed?.noteConditions).toEqual([{ note: 'P', shownBy: 'Sheet of Haltermann, 3 March 2026' }])
    expect(listed?.classification.map(({ category }) => category)).not.toContain('Carc. 1B')
    expect(record.classification.map(({ category }) => category)).not.toContain('Carc. 1B')
    expect(checkOn(record).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('whose proof is kept with the raw material names that', () => {
    const { proposals } = propose(naphtha)
    const record = productRecord.parse(applyPatch(begun(), patchOf(proposals)))
    const listed = record.composition.ingredients.find(({ casNumber }) => casNumber === '64742-95-6')
    expect(listed?.noteConditions?.map(({ note }) => note)).toEqual(['P'])
    expect(listed?.noteConditions?.[0]?.shownBy).not.toBe('')
  })
})
