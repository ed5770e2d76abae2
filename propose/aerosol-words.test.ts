import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { aerosol } from '../test-kit/recipes.ts'

const wordsOf = (measured: typeof aerosol.measured) => {
  const { proposals } = propose({ ...aerosol, measured })
  return (item: string) => proposals.find((one) => one.place === '/parameters' && one.item === item)?.value
}

describe('section 9 of an aerosol says what its category says (CLP Annex I, Table 2.3.1)', () => {
  it('extremely flammable of category 1, also as its flammability', () => {
    const say = wordsOf({ flammableContent: 90, heatOfCombustion: 30, ignitionDistance: 80 })
    const text = { phrase: 'propertyNote.extremelyFlammableAerosol', values: { category: '1' } }
    expect(say('SE09b aerosols')).toMatchObject({ text })
    expect(say('SE09a flammability')).toMatchObject({ text })
  })

  it('flammable of category 2, and nothing of the kind without one of the two', () => {
    const say = wordsOf({ flammableContent: 40, heatOfCombustion: 25, ignitionDistance: 40 })
    expect(say('SE09b aerosols')).toMatchObject({ text: { phrase: 'propertyNote.flammableAerosol', values: { category: '2' } } })
    const none = wordsOf({ flammableContent: 0.5, heatOfCombustion: 2, ignitionDistance: 10 })
    expect(none('SE09b aerosols')).toMatchObject({ text: { phrase: 'state.aerosol' }, remark: { phrase: 'propertyNote.ignitionDistance' } })
    expect(none('SE09a flammability')).toBeUndefined()
  })
})
