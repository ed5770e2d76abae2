import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })
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

describe('a weak lye', () => {
  const poured = (content: number) =>
    said(recipe([water(100 - content), { cas: '1310-73-2', content }], { measured: { pH: 13.5 } }), '/handling/handling')

  it('is no matter of what is poured into what, a strong one is', () => {
    expect(poured(3)).not.toContain('handling.neverAddWater')
    expect(poured(30)).toContain('handling.neverAddWater')
  })
})

describe('cyanoacrylates', () => {
  const glue = recipe([{ cas: '7085-85-0', content: 92 }, rest(8)], { productKind: 'adhesive', use: 'consumer' })

  it('glue skin and eyelids, which nobody tears apart', () => {
    expect(said(glue, skin)).toContain('firstAid.skin.bondedSkin')
    expect(said(glue, '/firstAid/eyes')).toContain('firstAid.eyes.bondedLids')
    expect(said(glue, '/stability/incompatible')).toContain('incompatible.aminesAlcoholsWater')
  })
})

it('what heats up with water is brushed off the skin before it is washed (P335)', () => {
  const quicklime = recipe(
    [{ cas: '1305-78-8', name: 'calcium oxide', content: 95, own: { classification: ['Eye Dam. 1 H318'] } }, rest(5)],
    solid,
  )
  expect(said(quicklime, skin)).toEqual(expect.arrayContaining(['firstAid.skin.brushOff', 'firstAid.skin.washSoap']))
  expect(said(recipe([{ cas: '497-19-8', content: 100 }], solid), skin)).not.toContain('firstAid.skin.brushOff')
})

describe('section 4.2 (REACH Annex II)', () => {
  it.each([
    ['a poison without symptoms of its own', recipe([{ cas: '26628-22-8', content: 5 }, water(95)]), ['symptoms.poisoning']],
    [
      'what harms over time',
      recipe([{ name: 'dust', content: 100, own: { classification: ['STOT RE 1 H372'] } }], solid),
      ['symptoms.longTerm'],
    ],
    ['a chlorinated solvent without the class', recipe([{ cas: '75-09-2', content: 100 }]), ['symptoms.drowsiness']],
  ])('is never empty: %s', (_name, typed, expected) => {
    expect(said(typed, symptoms)).toEqual(expected)
  })
})

describe('sections 10.1 and 10.5 of an amine that hardens no resin', () => {
  it('name acids: a coolant of machines, a developer of hair dyes', () => {
    const coolant = recipe([{ cas: '141-43-5', content: 8 }, rest(92)], { measured: { pH: 9.5 } })
    for (const typed of [coolant, recipe([{ cas: '106-50-3', content: 100 }], solid)]) {
      expect(said(typed, '/stability/reactivity')).toEqual(['reactivity.alkali'])
      expect(said(typed, '/stability/incompatible')).toContain('incompatible.acids')
      expect(said(typed, '/firstAid/general')).not.toContain('firstAid.general.hardenerSheet')
    }
  })
})

describe('what protects', () => {
  const filters = '/exposureControls/respiratory'

  it('mist over a bath is no spray of a booth, and what is grave in it asks for the best particle filter', () => {
    const nickelBath = recipe([water(75), { cas: '7786-81-4', content: 25 }], { inhalation: 'mist', measured: { pH: 4 } })
    expect(said(nickelBath, '/exposureControls/engineering')).not.toContain('engineering.sprayBooth')
    expect(said(nickelBath, filters)).toEqual(['protection.respiratory.filterOther'])
  })

  it('a lye from a dispenser is not breathed without a filter', () => {
    const oven = recipe([{ cas: '1310-73-2', content: 4 }, water(88), { cas: '106-97-8', content: 8 }], {
      physicalState: 'aerosol',
      inhalation: 'mist',
      measured: { pH: 13.5 },
    })
    expect(said(oven, filters)).toEqual(['protection.respiratory.filterOther'])
  })

  it('household gloves stand beside no others', () => {
    const lampOil = recipe([{ name: 'kerosene', content: 100, own: { classification: ['Asp. Tox. 1 H304'] } }], {
      measured: { flashPoint: 80 },
    })
    expect(said(lampOil, '/exposureControls/hands')).toEqual(['protection.hands.observeManufacturer', 'protection.hands.replace'])
  })

  it('what is kept cold boils off, so that its vessel is vented, and splashes', () => {
    const nitrogen = recipe([{ cas: '7727-37-9', content: 100, own: { classification: ['Press. Gas (Ref. Liq.) H281'] } }], {
      physicalState: 'gas',
      inhalation: 'gas',
    })
    expect(said(nitrogen, '/handling/storage')).toContain('storage.vented')
    expect(said(nitrogen, '/exposureControls/eyes')).toEqual(['protection.eyes.goggles', 'protection.eyes.faceShield'])
    expect(said(nitrogen, '/accidentalRelease/personal')).toContain('release.personal.gasCollects')
  })
})
