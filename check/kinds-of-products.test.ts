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

  it('knows by the recipe what stands in no section 3: a trace of an amine, ammonium nitrate, a chlorite', () => {
    const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust', use: 'professional' }
    const filler = (content: number) => ({ name: 'filler', content, own: looked })
    expect(found(recipe([{ cas: '6484-52-2', content: 54, own: looked }, { cas: '7704-34-9', content: 6 }, filler(40)], solid))).toEqual([])
    expect(found(recipe([{ cas: '7758-19-2', content: 4, own: looked }, { cas: '77-92-9', content: 6 }, filler(90)], solid))).toEqual([])
  })

  it('lets 15.1 say that no candidate is there at 0.1 % where section 3 names one at less', () => {
    const trace = recipe([{ cas: '7789-06-2', content: 0.05 }, water(99.95)])
    expect(found(trace)).toEqual([])
  })

  it('knows by the recipe what burns in a gas that nobody has tested', () => {
    const gas = recipe([{ index: '603-021-00-9', content: 10 }, nitrogen(90)], { physicalState: 'gas', inhalation: 'gas', use: 'consumer' })
    expect(found(gas)).toEqual([])
  })

  it('knows by the recipe the ethanol that acts in a biocidal product, and how much of it there is', () => {
    const measured = { flashPoint: 20, initialBoilingPoint: 78 }
    const parts = [{ cas: '64-17-5', content: 60 }, { cas: '107-21-1', content: 5 }, water(35)]
    const sanitiser = recipe(parts, { productKind: 'biocide', use: 'professional', measured })
    expect(found(sanitiser)).toEqual([])
  })

  it('knows a name without the content that its entry leaves open', () => {
    const trace = recipe([{ cas: '7601-90-3', content: 0.2 }, water(99.8)], { measured: { pH: 1 } })
    expect(found(trace)).toEqual([])
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
