import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const silverBath = recipe([water(82), { cas: '151-50-8', content: 12 }, { cas: '584-08-7', content: 6, own: { classification: [] } }], {
  inhalation: 'mist',
  measured: { pH: 12.2 },
})
const lye = recipe([water(88), { cas: '1310-73-2', content: 12 }], { measured: { pH: 13.8 } })
const rustRemover = recipe([water(78), { cas: '7664-39-3', content: 4 }, { cas: '7664-38-2', content: 18 }], { measured: { pH: 1 } })
const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const fumigant = recipe(
  [
    { cas: '20859-73-8', content: 56 },
    { name: 'paraffin', content: 44, own: { classification: [] } },
  ],
  solid,
)
const bleachingPowder = recipe(
  [
    { cas: '7775-14-6', content: 85 },
    { cas: '497-19-8', content: 15 },
  ],
  solid,
)

const containment = '/accidentalRelease/containment'
const supplemental = '/labelElements/supplementalStatements'

describe('cyanide in a lye (CLP Annex II, 1.1: EUH032)', () => {
  it('is never neutralised with acid, which would set hydrogen cyanide free, as a lye alone may be', () => {
    expect(said(lye, containment)).toContain('release.containment.neutraliseAlkali')
    expect(said(silverBath, containment)).not.toContain('release.containment.neutraliseAlkali')
  })

  it('is kept from acids, and its gas is named among the hazards and the reactions', () => {
    expect(said(silverBath, '/otherHazards')).toContain('otherHazards.hydrogenCyanideWithAcids')
    expect(said(silverBath, '/stability/reactions')).toContain('otherHazards.hydrogenCyanideWithAcids')
    expect(said(silverBath, '/handling/handling')).toContain('handling.noMixingAcids')
    expect(said(lye, '/handling/handling')).not.toContain('handling.noMixingAcids')
  })

  it('has its antidote, its symptoms and a filter that holds hydrogen cyanide', () => {
    expect(said(silverBath, '/firstAid/treatment')).toContain('treatment.cyanide')
    expect(said(silverBath, '/firstAid/treatment')).not.toContain('treatment.noSpecificAntidote')
    expect(said(silverBath, '/firstAid/symptoms')).toContain('symptoms.cyanide')
    const filters = propose(silverBath).proposals.filter(({ place }) => place === '/exposureControls/respiratory')
    expect(filters.map(({ value }) => value)).toEqual([
      { phrase: 'protection.respiratory.filterOther', values: { filter: 'B2-P3 (EN 14387)' } },
    ])
  })

  it('proposes the statement that the component bears, from 1 % on', () => {
    expect(said(silverBath, supplemental)).toContain('EUH032')
    expect(said(recipe([water(99.5), { cas: '151-50-8', content: 0.5 }]), supplemental)).not.toContain('EUH032')
  })
})

describe('hydrofluoric acid', () => {
  it('has calcium gluconate in first aid and treatment, and no denial of an antidote', () => {
    expect(said(rustRemover, '/firstAid/skin')).toContain('firstAid.skin.calciumGluconate')
    expect(said(rustRemover, '/firstAid/treatment')).toContain('treatment.fluoride')
    expect(said(rustRemover, '/firstAid/treatment')).not.toContain('treatment.noSpecificAntidote')
    expect(said(rustRemover, '/stability/incompatible')).toContain('incompatible.glass')
    expect(said(descaler, '/firstAid/skin')).not.toContain('firstAid.skin.calciumGluconate')
  })
})

describe('a good part of what water sets on fire, of which no test is known', () => {
  it('is kept from water in the fire, in the spill and in the store', () => {
    expect(said(fumigant, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.drySand'])
    expect(said(fumigant, '/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
    expect(said(fumigant, containment)).not.toContain('release.containment.cleanWater')
    expect(said(fumigant, '/handling/storage')).toContain('storage.moisture')
    expect(said(fumigant, '/stability/incompatible')).toContain('incompatible.water')
    expect(said(fumigant, '/otherHazards')).toContain('otherHazards.phosphineWithWater')
    expect(said(fumigant, supplemental)).toEqual(['EUH029', 'EUH032'])
  })

  it('denies neither reactions nor measures against fire', () => {
    for (const typed of [fumigant, bleachingPowder]) {
      expect(said(typed, '/stability/reactions')).not.toContain('reaction.none')
      expect(said(typed, '/stability/reactivity')).not.toContain('reactivity.none')
      expect(said(typed, '/handling/fireProtection')).not.toContain('fireProtection.noSpecial')
    }
    expect(said(bleachingPowder, '/stability/reactions')).toContain('otherHazards.sulphurDioxideWithAcids')
    expect(said(bleachingPowder, '/handling/storage')).toContain('storage.moisture')
  })

  it('says nothing of it where it is a small part', () => {
    const little = recipe(
      [
        { cas: '7775-14-6', content: 5 },
        { name: 'sodium sulphate', content: 95, own: { classification: [] } },
      ],
      solid,
    )
    expect(said(little, '/handling/fireProtection')).toContain('fireProtection.noSpecial')
  })
})

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

it('a monomer may polymerise, and a refrigerant makes hydrogen fluoride in a fire', () => {
  expect(said(recipe([{ cas: '100-42-5', content: 40 }, water(60)]), '/stability/reactions')).toContain('reaction.polymerises')
  const refrigerant = recipe([{ cas: '811-97-2', content: 100, own: { classification: [] } }], { physicalState: 'gas', inhalation: 'gas' })
  expect(said(refrigerant, '/firefighting/hazards')).toContain('fireHazard.hydrogenFluoride')
})

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

describe('the storage class (TRGS 510, Annex 4)', () => {
  const classOf = (typed: Recipe) => propose(typed).proposals.find(({ place }) => place === '/handling/storageClass')?.value

  it('is 6.1B for what is very toxic and does not burn, 6.1D for what is toxic, or harms over time, 6.1C where it burns as wheat does', () => {
    expect(classOf(silverBath)).toBe('6.1B')
    expect(classOf(recipe([water(60), { cas: '7632-00-0', content: 40 }], { measured: { pH: 9 } }))).toBe('6.1D')
    const bait = recipe(
      [
        { cas: '56073-10-0', content: 0.005 },
        { name: 'wheat', content: 99.995, own: { classification: [] } },
      ],
      solid,
    )
    expect(classOf(bait)).toBe('6.1C')
  })

  it('is 2A for gases, and none for what nobody has tested', () => {
    expect(classOf(recipe([{ cas: '7664-41-7', content: 100 }], { physicalState: 'gas', inhalation: 'gas' }))).toBe('2A')
    expect(classOf(bleachingPowder)).toBeUndefined()
  })
})

it('“no symptoms” stands beside none, and ammonia asks for a filter K', () => {
  const spirit = recipe([{ cas: '64-17-5', content: 70 }, water(30)], { measured: { flashPoint: 17 } })
  expect(said(spirit, '/firstAid/symptoms')).toEqual(['symptoms.alcoholIntoxication'])
  const ammonia = propose(recipe([{ cas: '7664-41-7', content: 100 }], { physicalState: 'gas', inhalation: 'gas' }))
  const filters = ammonia.proposals.filter(({ place }) => place === '/exposureControls/respiratory')
  expect(filters.map(({ value }) => value)).toEqual([{ phrase: 'protection.respiratory.filterOther', values: { filter: 'K2 (EN 14387)' } }])
})
