import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })

describe('a weak lye', () => {
  const poured = (content: number) =>
    said(recipe([water(100 - content), { cas: '1310-73-2', content }], { measured: { pH: 13.5 } }), '/handling/handling')

  it('is no matter of what is poured into what, a strong one is', () => {
    expect(poured(3)).not.toContain('handling.neverAddWater')
    expect(poured(30)).toContain('handling.neverAddWater')
  })
})

describe('sections 10.1 and 10.5 of an amine that hardens no resin', () => {
  it('name acids: a coolant of machines, a developer of hair dyes', () => {
    const coolant = recipe([{ cas: '141-43-5', content: 8 }, rest(92)], { measured: { pH: 9.5 } })
    for (const typed of [coolant, recipe([{ cas: '106-50-3', content: 100 }], solid)]) {
      expect(said(typed, '/stability/reactivity')).toEqual(['reactivity.alkali'])
      expect(said(typed, '/stability/incompatible')).toContain('incompatible.acids')
      expect(said(typed, '/firstAid/general')).not.toContain('firstAid.general.hardenerSheet')
    }
  })
})
