import { describe, expect, it } from 'vitest'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

const skin = '/firstAid/skin'
const symptoms = '/firstAid/symptoms'
const treatment = '/firstAid/treatment'

describe('half a per cent of hydrofluoric acid', () => {
  const cleaner = recipe([water(99.5), { cas: '7664-39-3', content: 0.5 }], { measured: { pH: 3 } })

  it('has calcium gluconate and its own symptoms, though the acid burns by class from 1 % on alone', () => {
    expect(said(cleaner, skin)).toContain('firstAid.skin.calciumGluconate')
    expect(said(cleaner, treatment)).toContain('treatment.fluoride')
    expect(said(cleaner, symptoms)).toContain('symptoms.fluoride')
    expect(said(recipe([water(99.95), { cas: '7664-39-3', content: 0.05 }]), skin)).not.toContain('firstAid.skin.calciumGluconate')
  })

  it('asks for no filter, and of what passes through the skin a doctor is called', () => {
    expect(said(cleaner, '/exposureControls/respiratory')).toEqual(['protection.respiratory.notNeeded'])
    expect(said(cleaner, skin)).toContain('firstAid.inhalation.callDoctor')
  })
})

describe('diethylene glycol', () => {
  it('has the antidote of the glycols, their symptoms, and a doctor at once', () => {
    const fluid = recipe([{ cas: '111-46-6', content: 60 }, water(40)], { measured: { flashPoint: 138 } })
    expect(said(fluid, treatment)).toEqual(['treatment.symptomatic', 'treatment.diethyleneGlycolAntidote'])
    expect(said(fluid, symptoms)).toEqual(['symptoms.glycol'])
    expect(said(fluid, '/firstAid/ingestion')).toContain('firstAid.ingestion.callDoctor')
  })
})
