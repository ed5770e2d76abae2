import { describe, expect, it } from 'vitest'
import { descaler } from '../test-kit/recipes.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const supplemental = '/labelElements/supplementalStatements'

describe('what a substance does beside its classes', () => {
  const nitrite = recipe([water(60), { cas: '7632-00-0', content: 40 }], { measured: { pH: 9 } })
  const nitricAcid = recipe([water(47), { cas: '7697-37-2', content: 53 }], { inhalation: 'vapour', measured: { pH: 0 } })
  const spotRemover = recipe(
    [
      { cas: '127-18-4', content: 85 },
      { cas: '64-17-5', content: 15 },
    ],
    { inhalation: 'vapour', measured: { initialBoilingPoint: 78 } },
  )
  const nailGel = recipe(
    [
      { cas: '868-77-9', content: 60 },
      { name: 'resin', content: 40, own: { classification: [] } },
    ],
    {
      measured: { flashPoint: 105 },
    },
  )

  it('nitrites give nitrous gases with acids and nitrosamines with amines', () => {
    expect(said(nitrite, '/stability/reactions')).toEqual(['otherHazards.nitrousGasWithAcids', 'reaction.nitrosamines'])
    expect(said(nitrite, '/handling/handling')).toContain('handling.noMixingAcids')
  })

  it('nitric acid gives nitrogen oxides with metals and no hydrogen, and is kept from what burns', () => {
    expect(said(nitricAcid, '/stability/reactions')).toContain('reaction.nitrogenOxides')
    expect(said(nitricAcid, '/stability/reactions')).not.toContain('reaction.hydrogen')
    expect(said(nitricAcid, '/firefighting/hazards')).toContain('fireHazard.nitrogenOxides')
    expect(said(nitricAcid, '/handling/incompatible')).toContain('storageIncompatible.combustibles')
  })

  it('a chlorinated solvent with some alcohol may become flammable in use (EUH209), and gives phosgene in a fire', () => {
    expect(said(spotRemover, supplemental)).toContain('EUH209')
    expect(said(spotRemover, '/otherHazards')).toContain('otherHazards.explosiveVapours')
    expect(said(spotRemover, '/handling/fireProtection')).toContain('fireProtection.ignitionSources')
    expect(said(spotRemover, '/handling/fireProtection')).not.toContain('fireProtection.noSpecial')
    expect(said(spotRemover, '/firefighting/hazards')).toContain('fireHazard.phosgene')
    expect(said(spotRemover, '/stability/incompatible')).toContain('incompatible.lightMetals')
  })

  it('what polymerises is kept from heat, light and oxidisers', () => {
    expect(said(nailGel, '/stability/avoid')).toEqual(['avoidCondition.heat', 'avoidCondition.sunlight'])
    expect(said(nailGel, '/stability/incompatible')).toContain('incompatible.oxidisers')
    expect(said(nailGel, '/handling/storage')).toContain('storage.sunlight')
  })

  it('a cleaner is sprayed in no booth, and no filter stands beside “not needed”', () => {
    const sprayed: Recipe = { ...descaler, use: 'professional', inhalation: 'mist' }
    expect(said(sprayed, '/exposureControls/engineering')).not.toContain('engineering.sprayBooth')
    const wheels = recipe([water(95), { cas: '1341-49-7', content: 5 }], { measured: { pH: 3.5 } })
    expect(said(wheels, '/exposureControls/respiratory')).toEqual(['protection.respiratory.filterOther'])
    expect(said(descaler, '/exposureControls/respiratory')).toEqual(['protection.respiratory.notNeeded'])
  })

  it('15.1 names the regulations on plant protection products and on fluorinated gases', () => {
    const insecticide = recipe([{ cas: '2921-88-2', content: 44 }, water(56)], { productKind: 'plantProtection' })
    expect(said(insecticide, '/regulatory/union')).toContain('regulation.plantProtection')
    const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }
    expect(said(recipe([{ cas: '75-10-5', content: 100 }], gas), '/regulatory/union')).toContain('regulation.fluorinatedGases')
  })
})
