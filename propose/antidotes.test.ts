import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water } from '../test-kit/say-for-recipe.ts'
import { lye, solid } from '../test-kit/baths-and-lyes.ts'

describe('an antidote', () => {
  it.each([
    ['methanol', '67-56-1', 'treatment.methanolAntidote'],
    ['ethylene glycol', '107-21-1', 'treatment.glycolAntidote'],
    ['acetonitrile', '75-05-8', 'treatment.cyanide'],
    ['sodium nitrite', '7632-00-0', 'treatment.methaemoglobin'],
    ['chlorpyrifos', '2921-88-2', 'treatment.cholinesterase'],
    ['diarsenic trioxide', '1327-53-3', 'treatment.heavyMetals'],
  ])('is named for %s', (_name, cas, phrase) => {
    expect(said(recipe([water(70), { cas, content: 30 }]), '/firstAid/treatment')).toContain(phrase)
  })

  it('is named for a bait with some thousandths of a per cent of an anticoagulant', () => {
    const bait = recipe(
      [
        { cas: '56073-10-0', content: 0.005 },
        { name: 'wheat', content: 99.995, own: { classification: [] } },
      ],
      solid,
    )
    expect(said(bait, '/firstAid/treatment')).toContain('treatment.anticoagulant')
    expect(said(bait, '/firstAid/symptoms')).toContain('symptoms.anticoagulant')
  })

  it('is not denied for a poison of which nothing is known here', () => {
    expect(said(recipe([water(70), { cas: '26628-22-8', content: 30 }]), '/firstAid/treatment')).toEqual(['treatment.symptomatic'])
    expect(said(lye, '/firstAid/treatment')).toContain('treatment.noSpecificAntidote')
  })
})

it('concentrated sulphuric acid is poured into water, and phenol is washed off with polyethylene glycol', () => {
  const acid = recipe([{ cas: '7664-93-9', content: 96 }, water(4)], { measured: { pH: 0 } })
  expect(said(acid, '/handling/handling')).toContain('handling.neverAddWater')
  expect(said(acid, '/stability/reactions')).toContain('reaction.heatWithWater')
  expect(said(recipe([{ cas: '108-95-2', content: 85 }, water(15)]), '/firstAid/skin')).toContain('firstAid.skin.phenol')
})

it('“no symptoms” stands beside none, and ammonia asks for a filter K', () => {
  const spirit = recipe([{ cas: '64-17-5', content: 70 }, water(30)], { measured: { flashPoint: 17 } })
  expect(said(spirit, '/firstAid/symptoms')).toEqual(['symptoms.alcoholIntoxication'])
  const ammonia = propose(recipe([{ cas: '7664-41-7', content: 100 }], { physicalState: 'gas', inhalation: 'gas' }))
  const filters = ammonia.proposals.filter(({ place }) => place === '/exposureControls/respiratory')
  expect(filters.map(({ value }) => value)).toEqual([{ phrase: 'protection.respiratory.filterOther', values: { filter: 'K2 (EN 14387)' } }])
})
