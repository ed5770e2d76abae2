import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const dust: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (name: string, content: number) => ({ name, content, own: { classification: [] } })
const has = (typed: Recipe, place: string, phrase: string) => said(typed, place).includes(phrase)

describe('what reacts with water', () => {
  it.each([
    ['silicon tetrachloride', '10026-04-7'],
    ['thionyl chloride', '7719-09-7'],
    ['phosphorus oxychloride', '10025-87-3'],
  ])('says so of %s in 2.3, 10.1 and 10.3 as its label does (EUH014), and is not given water to drink', (_name, cas) => {
    const typed = recipe([{ cas, content: 100 }])
    for (const place of ['/otherHazards', '/stability/reactivity', '/stability/reactions', '/firefighting/hazards'])
      expect(has(typed, place, 'reaction.violentWithWater'), place).toBe(true)
    expect(said(typed, '/firefighting/hazards')).toContain('fireHazard.hydrogenChloride')
    expect(said(typed, '/firstAid/ingestion')).not.toContain('firstAid.ingestion.drinkWater')
  })

  it('granules of lye with aluminium make hydrogen with water, and no water comes near their fire', () => {
    const granules = recipe(
      [{ cas: '1310-73-2', content: 60 }, { ...rest('aluminium', 5), cas: '7429-90-5' }, rest('sodium chloride', 35)],
      dust,
    )
    expect(said(granules, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.drySand'])
    expect(said(granules, '/stability/reactivity')).toContain('reactivity.waterGas')
    expect(
      has(recipe([{ cas: '1310-73-2', content: 60 }, rest('sodium chloride', 40)], dust), '/stability/reactivity', 'reactivity.waterGas'),
    ).toBe(false)
  })
})

describe('what air does', () => {
  it.each([
    ['tetrahydrofuran', '109-99-9'],
    ['diethyl ether', '60-29-7'],
  ])('peroxides form in %s (EUH019)', (_name, cas) => {
    const typed = recipe(
      [
        { cas, content: 60 },
        { cas: '78-93-3', content: 40 },
      ],
      { measured: { flashPoint: -15, initialBoilingPoint: 60 } },
    )
    expect(said(typed, '/otherHazards')).toContain('reaction.explosivePeroxides')
    expect(said(typed, '/stability/reactivity')).toEqual(['reaction.explosivePeroxides'])
    expect(said(typed, '/stability/reactions')).toContain('reaction.explosivePeroxides')
  })

  it.each([
    ['linseed oil', { ...rest('linseed oil', 60), cas: '8001-26-1' }],
    ['tung oil by its name', rest('Tung oil, polymerised', 60)],
  ])('cloths with %s set themselves on fire', (_name, oil) => {
    const typed = recipe([oil, rest('paraffin oil', 40)], { measured: { flashPoint: 200, kinematicViscosity40: 60 } })
    expect(said(typed, '/otherHazards')).toContain('otherHazards.selfHeatingCloths')
    expect(said(typed, '/handling/handling')).toContain('handling.spontaneousIgnition')
    expect(said(typed, '/handling/fireProtection')).toEqual(['fireProtection.clothsMetalBin'])
  })

  it('dithionite burns without air: foam and carbon dioxide do not stop it, and its dust is no organic dust', () => {
    const typed = recipe(
      [
        { cas: '7775-14-6', content: 85 },
        { ...rest('sodium carbonate', 15), cas: '497-19-8' },
      ],
      dust,
    )
    expect(said(typed, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.waterSpray'])
    expect(said(typed, '/firefighting/unsuitableMedia')).toEqual([])
    expect(said(typed, '/otherHazards')).not.toContain('otherHazards.dustExplosion')
  })

  it('sulphur burns, and its dust explodes', () => {
    const typed = recipe([{ cas: '7704-34-9', content: 98 }, rest('kaolin', 2)], dust)
    expect(said(typed, '/otherHazards')).toContain('otherHazards.dustExplosion')
    expect(said(typed, '/firefighting/hazards')).toEqual(['fireHazard.sulphurOxides'])
    expect(said(typed, '/handling/storageClass')).toEqual(['11'])
  })

  it.each([
    ['quicklime', { ...rest('quicklime', 70), cas: '1305-78-8' }],
    ['basic chromium sulphate', rest('basic chromium sulphate', 70)],
  ])('%s does not burn', (_name, one) => {
    const typed = recipe([one, rest('sodium sulphate', 30)], dust)
    expect(said(typed, '/otherHazards')).not.toContain('otherHazards.dustExplosion')
    expect(said(typed, '/firefighting/hazards')).toEqual(['fireHazard.notFlammable'])
  })
})

describe('what heat, a peroxide or an acid does', () => {
  it.each([
    [
      '2-ethylhexyl nitrate',
      recipe([{ ...rest('2-ethylhexyl nitrate', 98), cas: '27247-96-7' }, rest('stabiliser', 2)], { measured: { flashPoint: 76 } }),
    ],
    [
      'ammonium nitrate',
      recipe(
        [{ cas: '6484-52-2', name: 'ammonium nitrate', content: 96, own: { classification: ['Ox. Sol. 3 H272'] } }, rest('dolomite', 4)],
        dust,
      ),
    ],
  ])('%s decomposes when it is heated', (_name, typed) => {
    expect(said(typed, '/firefighting/hazards')).toContain('fireHazard.selfDecomposing')
    expect(said(typed, '/stability/chemicalStability')).toEqual(['stability.conditional'])
    expect(said(typed, '/stability/decomposition')).toContain('decomposition.onHeating')
    expect(said(typed, '/stability/reactions')).not.toContain('reaction.none')
  })

  it('an accelerator explodes with the peroxide of the other component', () => {
    const typed = recipe([{ cas: '136-52-7', name: 'cobalt octoate', content: 6, own: { classification: [] } }, rest('plasticiser', 94)])
    expect(said(typed, '/handling/incompatible')).toContain('reaction.peroxideAccelerator')
    expect(said(typed, '/stability/reactions')).toEqual(['reaction.peroxideAccelerator'])
  })

  it('nitric acid in ethanol makes gas: it is never shut gas-tight, and no hydrogen comes of it', () => {
    const nital = recipe([{ cas: '7697-37-2', content: 5 }, { cas: '64-17-5', content: 90 }, water(5)], {
      measured: { flashPoint: 14, initialBoilingPoint: 78, pH: 1 },
    })
    expect(said(nital, '/handling/storage')).toContain('storage.vented')
    expect(said(nital, '/handling/handling')).not.toContain('handling.closeContainer')
    expect(said(nital, '/stability/reactions')).toContain('reaction.nitrogenOxides')
    expect(said(nital, '/stability/reactions')).not.toContain('reaction.hydrogen')
    expect(said(nital, '/firefighting/hazards')).toContain('fireHazard.nitrogenOxides')
  })

  it('picric acid in ethanol does not dry out', () => {
    const picral = recipe(
      [
        { cas: '88-89-1', content: 4 },
        { cas: '64-17-5', content: 96 },
      ],
      { measured: { flashPoint: 14, initialBoilingPoint: 78 } },
    )
    expect(said(picral, '/handling/handling')).toContain('handling.keepWet')
    expect(said(picral, '/stability/reactions')).toContain('otherHazards.explosive')
  })

  it('24 % of hydrogen peroxide oxidises, as its UN number says', () => {
    const typed = recipe([{ cas: '7722-84-1', content: 24 }, { cas: '79-21-0', content: 5 }, { cas: '64-19-7', content: 10 }, water(61)], {
      measured: { pH: 1 },
    })
    expect(said(typed, '/firefighting/hazards')).toContain('fireHazard.oxidising')
    expect(said(typed, '/handling/fireProtection')).toContain('fireProtection.ignitionSources')
  })
})

describe('carbon dioxide as ice', () => {
  const ice = recipe([{ ...rest('carbon dioxide', 100), cas: '124-38-9' }], { physicalState: 'solid' })

  it('freezes the skin, takes the place of the air and is never shut in', () => {
    expect(said(ice, '/otherHazards')).toEqual(expect.arrayContaining(['otherHazards.gasDisplacesAir', 'symptoms.coldSolid']))
    expect(said(ice, '/firstAid/skin')).toEqual(['firstAid.skin.frostbite'])
    expect(said(ice, '/firstAid/symptoms')).toEqual(['symptoms.coldSolid', 'symptoms.suffocation'])
    expect(said(ice, '/handling/storage')).toEqual(['storage.vented', 'storage.coolVentilated'])
    expect(said(ice, '/handling/handling')).not.toContain('handling.closeContainer')
    expect(said(ice, '/exposureControls/hands')).toContain('protection.hands.cold')
    expect(said(ice, '/exposureControls/respiratory')).toEqual([])
    expect(said(ice, '/accidentalRelease/containment')).toEqual(['release.containment.stopGas'])
    expect(said(ice, '/firefighting/hazards')).toEqual(['fireHazard.containersBurst', 'fireHazard.notFlammable'])
  })
})

it('5.2 says what a fire makes of silicone too', () => {
  const sealant = recipe([rest('polydimethylsiloxane', 88), rest('silica', 12)], { productKind: 'sealant' })
  expect(said(sealant, '/firefighting/hazards')).toEqual(['fireHazard.carbonOxides'])
})

describe('phosphine', () => {
  const bath = (content: number) => recipe([water(100 - content), { cas: '7681-53-0', content, own: { classification: [] } }])
  const biocide = recipe([water(25), { cas: '55566-30-8', content: 75, own: { classification: ['Acute Tox. 4 H302', 'Eye Dam. 1 H318'] } }])

  it.each(['/firefighting/hazards', '/stability/decomposition'])('comes of a hypophosphite by strong heat: %s', (place) => {
    expect(has(bath(20), place, 'fireHazard.phosphine')).toBe(true)
    expect(has(bath(1), place, 'fireHazard.phosphine')).toBe(true)
    expect(has(bath(0.9), place, 'fireHazard.phosphine')).toBe(false)
    expect(has(biocide, place, 'fireHazard.phosphine')).toBe(true)
  })

  it('is kept from heat, and no decomposition is denied', () => {
    expect(said(bath(20), '/stability/avoid')).toContain('avoidCondition.heat')
    expect(said(bath(20), '/stability/decomposition')).not.toContain('decomposition.none')
    expect(said(bath(20), '/stability/reactions')).toContain('reaction.oxidisers')
  })

  it('comes of tetrakis(hydroxymethyl)phosphonium salts by a lye too, and of hypophosphites in water does not', () => {
    expect(said(biocide, '/stability/reactions')).toContain('reaction.phosphineWithAlkalis')
    expect(said(biocide, '/stability/reactions')).not.toContain('reaction.none')
    expect(said(bath(20), '/stability/reactions')).not.toContain('reaction.phosphineWithAlkalis')
  })
})
