import { describe, expect, it } from 'vitest'
import { findContradictions } from '../test-kit/find-contradictions.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const looked = { classification: [] }
const nitrogen = (content: number) => ({ cas: '7727-37-9', name: 'nitrogen', content, own: looked })
const whiteSpirit = (content: number) => ({
  cas: '64742-82-1',
  content,
  own: { classification: ['Flam. Liq. 3 H226', 'STOT SE 3 H336', 'Aquatic Chronic 2 H411'], notes: { P: true } },
})
const found = (typed: Recipe) => findContradictions(typed).map(({ code, path }) => `${code} ${path}`)

describe('the check and what is proposed for products of each kind', () => {
  it('asks for no tactile warning on a receptacle of gas (CLP Annex II, 3.2.2)', () => {
    const gas = recipe([{ cas: '1333-74-0', content: 10 }, nitrogen(90)], { physicalState: 'gas', inhalation: 'gas', use: 'consumer' })
    expect(found(gas)).toEqual([])
  })

  it('asks for no organs where one of two substances leaves its own open', () => {
    const measured = { flashPoint: 40, initialBoilingPoint: 150, kinematicViscosity40: 1 }
    const both = recipe([{ index: '015-034-00-1', name: 'parathion', content: 25 }, whiteSpirit(75)], { use: 'professional', measured })
    expect(found(both)).toEqual([])
  })

  it('knows what burns in a toxic liquid by the recipe, though section 3 need not name it', () => {
    const measured = { flashPoint: 21, initialBoilingPoint: 80 }
    const toxic = recipe(
      [
        { index: '015-032-00-0', cas: '2275-18-5', name: 'prothoate (ISO)', content: 60 },
        { cas: '64-17-5', content: 40 },
      ],
      { inhalation: 'vapour', measured },
    )
    expect(found(toxic)).toEqual([])
  })
})
