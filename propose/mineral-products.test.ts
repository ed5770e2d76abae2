import { describe, expect, it } from 'vitest'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'

const hazards = '/firefighting/hazards'
const dust = { physicalState: 'solid', inhalation: 'dust' } as const
const looked = { classification: [] }

describe('section 5.2 of what has no carbon in it', () => {
  it('is never empty, and speaks of no smoke of carbon', () => {
    const salt = recipe(
      [{ cas: '10043-52-4', name: 'calcium chloride', content: 94, own: { classification: ['Eye Irrit. 2 H319'] } }, water(6)],
      dust,
    )
    expect(said(salt, hazards)).toEqual(['fireHazard.notFlammable'])
    const battery = recipe([{ cas: '7664-93-9', content: 37 }, water(63)], { measured: { pH: 0 } })
    expect(said(battery, hazards)).toEqual(['fireHazard.sulphurOxides', 'fireHazard.hydrogenWithMetals', 'fireHazard.notFlammable'])
  })

  it('says what burns of wheat beside a salt, and denies nothing of what nobody knows', () => {
    const mixed = recipe(
      [
        { name: 'wheat flour', content: 60, own: looked },
        { cas: '7647-14-5', name: 'sodium chloride', content: 40, own: looked },
      ],
      dust,
    )
    expect(said(mixed, hazards)).toEqual(['fireHazard.carbonOxides'])
    const unknown = recipe(
      [
        { name: 'strange powder', content: 10, own: looked },
        { cas: '7647-14-5', name: 'sodium chloride', content: 90, own: looked },
      ],
      dust,
    )
    expect(said(unknown, hazards)).not.toContain('fireHazard.notFlammable')
  })

  it('names sulphur oxides of what has sulphur bound in it', () => {
    const hardener = recipe([{ cas: '104-15-4', content: 65 }, water(35)], { measured: { pH: 0.5 } })
    expect(said(hardener, hazards)).toContain('fireHazard.sulphurOxides')
    const sulphate = recipe([{ cas: '7778-18-9', name: 'calcium sulphate', content: 100, own: looked }], dust)
    expect(said(sulphate, hazards)).not.toContain('fireHazard.sulphurOxides')
  })
})
