import { describe, expect, it } from 'vitest'
import { productRecord } from '../shared/record/product-record.ts'
import { begun, propose } from '../test-kit/propose-for-recipe.ts'
import { descaler, type paint } from '../test-kit/recipes.ts'
import { applyPatch } from './patch.ts'

describe('what has a workplace limit of the Union and no hazard from which it is named (REACH Annex II, 3.2.1 (b))', () => {
  const withAcetate = (content: number): typeof paint => ({
    ...descaler,
    components: [...descaler.components, { cas: '108-65-6', content }],
  })
  const listed = (typed: typeof paint, record = begun()) =>
    propose(typed, record).proposals.find(({ place, item }) => place === '/composition/ingredients' && item === '108-65-6')

  it('is proposed with its classes, its limits and a range that holds it', () => {
    const found = listed(withAcetate(0.2))
    expect(found).toMatchObject({ state: 'open', article: 'REACH Annex II, 3.2.1 (b)', section: '3.2' })
    const { ingredients } = productRecord.parse(applyPatch(begun(), found?.patch ?? [])).composition
    expect(ingredients).toMatchObject([
      { content: 0.2, contentRange: { from: 0.1, to: 0.25 }, classification: [{ category: 'Flam. Liq. 3' }] },
    ])
    expect(ingredients[0]?.exposureLimits.map(({ basis }) => basis)).toContain('2000/39/EC')
    expect(found?.because).toContainEqual({ code: 'measured', params: { property: { term: 'sds.exposureLimits' }, value: '2000/39/EC' } })
  })

  it('is proposed no more once it stands there, whatever narrower range a person chose', () => {
    const { patch } = listed(withAcetate(0.2)) ?? { patch: [] }
    const record = productRecord.parse(applyPatch(begun(), patch))
    expect(listed(withAcetate(0.2), record)?.state).toBe('held')
    const own = { from: 0.15, to: 0.25, toInclusive: false }
    const narrowed = {
      ...record,
      composition: { ...record.composition, ingredients: record.composition.ingredients.map((one) => ({ ...one, contentRange: own })) },
    }
    expect(listed(withAcetate(0.2), narrowed)?.state).toBe('held')
  })

  it('is named by a mixture without classes from 1 % alone', () => {
    const harmless = (content: number): typeof paint => ({
      ...descaler,
      components: [
        { cas: '7732-18-5', name: 'water', content: 100 - content, own: { classification: [] } },
        { cas: '108-65-6', content },
      ],
      measured: {},
    })
    expect(listed(harmless(0.9))).toBeUndefined()
    expect(listed(harmless(1))).toMatchObject({ article: 'REACH Annex II, 3.2.2' })
  })
})
