import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

it('a monomer may polymerise, and a refrigerant makes hydrogen fluoride in a fire', () => {
  expect(said(recipe([{ cas: '100-42-5', content: 40 }, water(60)]), '/stability/reactions')).toContain('reaction.polymerises')
  const refrigerant = recipe([{ cas: '811-97-2', content: 100, own: { classification: [] } }], { physicalState: 'gas', inhalation: 'gas' })
  expect(said(refrigerant, '/firefighting/hazards')).toContain('fireHazard.hydrogenFluoride')
})

describe('oxygen', () => {
  const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }
  const oxygen = recipe([{ cas: '7782-44-7', content: 100 }], gas)
  const peroxide = recipe([water(65), { cas: '7722-84-1', content: 35 }], { measured: { pH: 2.5 } })

  it('suffocates nobody, and its valves are kept from oil, which those of other gases may have', () => {
    expect(said(oxygen, '/otherHazards')).not.toContain('otherHazards.gasDisplacesAir')
    expect(said(oxygen, '/firstAid/symptoms')).not.toContain('symptoms.suffocation')
    expect(said(oxygen, '/handling/handling')).toContain('handling.noOil')
    const nitrogen = recipe([{ cas: '7727-37-9', content: 100, own: { classification: [] } }], gas)
    expect(said(nitrogen, '/otherHazards')).toContain('otherHazards.gasDisplacesAir')
    expect(said(nitrogen, '/handling/handling')).not.toContain('handling.noOil')
  })

  it('comes from hydrogen peroxide, which is never shut in and forms no hydrogen', () => {
    expect(said(peroxide, '/otherHazards')).toContain('otherHazards.oxygenPressure')
    expect(said(peroxide, '/handling/storage')).toContain('storage.vented')
    expect(said(peroxide, '/handling/storage')).not.toContain('storage.originalContainer')
    expect(said(peroxide, '/firefighting/hazards')).not.toContain('fireHazard.hydrogenWithMetals')
  })
})
