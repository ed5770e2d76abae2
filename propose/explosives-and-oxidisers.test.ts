import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number, name = 'rest') => ({ name, content, own: { classification: [] } })
const picricAcid = recipe([{ cas: '88-89-1', content: 65 }, water(35)], solid)
const reactions = '/stability/reactions'
const containment = '/accidentalRelease/containment'

const transport = (typed: Recipe) => propose(typed).proposals.find(({ place }) => place === '/transport')
const openTransport = (typed: Recipe) => propose(typed).gaps.find(({ place }) => place === '/transport')

describe('an explosive that water keeps from exploding (CLP Annex I, 2.17)', () => {
  it('is never swept up dry nor left to dry, and nobody fights the fire that reaches it', () => {
    expect(said(picricAcid, containment)).toEqual(['release.containment.damp', 'release.containment.noSparkTools'])
    expect(said(picricAcid, '/handling/handling')).toContain('handling.keepWet')
    expect(said(picricAcid, '/firefighting/hazards')).toContain('fireHazard.explosion')
    expect(said(picricAcid, '/firefighting/advice')).toEqual(
      expect.arrayContaining(['firefighter.evacuate', 'firefighter.noFightExplosives']),
    )
  })

  it('denies no reaction, and is kept from the metals that make an explosive of it', () => {
    expect(said(picricAcid, reactions)).toEqual(['otherHazards.explosive', 'reaction.explosiveCompounds'])
    expect(said(picricAcid, '/stability/incompatible')).toContain('incompatible.heavyMetals')
    expect(said(picricAcid, '/stability/avoid')).toContain('avoidCondition.shock')
  })
})

describe('a class that leads in transport and that nobody has tested', () => {
  it.each([
    ['picric acid as a toxic solid', picricAcid],
    [
      'a peroxide as a corrosive liquid',
      recipe([
        { cas: '1338-23-4', name: 'MEKP', content: 35, own: { classification: ['Org. Perox. D H242', 'Skin Corr. 1B H314'] } },
        rest(65),
      ]),
    ],
    ['a phosphide as a toxic solid', recipe([{ cas: '20859-73-8', content: 57 }, rest(43)], solid)],
    ['a firework mixture as a toxic solid', recipe([{ cas: '3811-04-9', content: 60 }, rest(40, 'sulphur')], solid)],
  ])('is left to a person: nobody sends %s', (_name, typed) => {
    expect(transport(typed)).toBeUndefined()
    expect(openTransport(typed)).toBeDefined()
  })

  it('is no gap where the entry has it already: calcium hypochlorite is of class 5.1', () => {
    const powder = recipe([{ cas: '7778-54-3', content: 70 }, rest(30)], solid)
    expect(transport(powder)?.value).toMatchObject({ unNumber: '3485' })
  })
})

describe('what oxidises by a substance in it, whatever was tested', () => {
  it.each([
    ['bromine', recipe([{ cas: '7726-95-6', content: 100 }])],
    ['chromic acid', recipe([water(75), { cas: '1333-82-0', content: 25 }], { measured: { pH: 0 } })],
    ['ammonium nitrate', recipe([{ cas: '6484-52-2', content: 98, own: { classification: [] } }, rest(2)], solid)],
  ])('is kept from what burns and denies no reaction: %s', (_name, typed) => {
    expect(said(typed, '/handling/incompatible')).toContain('storageIncompatible.combustibles')
    expect(said(typed, reactions)).toContain('fireHazard.oxidising')
    expect(said(typed, '/firefighting/hazards')).toContain('fireHazard.oxidising')
    expect(said(typed, '/handling/fireProtection')).not.toContain('fireProtection.noSpecial')
  })

  it('is no nitrate that is dissolved', () => {
    const solution = recipe([water(60), { cas: '6484-52-2', content: 40, own: { classification: [] } }])
    expect(said(solution, reactions)).toEqual(['reaction.none'])
  })
})

it('a chlorite is never neutralised with acid, which sets chlorine dioxide free', () => {
  const chlorite = recipe(
    [water(75), { cas: '7758-19-2', name: 'sodium chlorite', content: 25, own: { classification: ['Skin Corr. 1B H314'] } }],
    {
      measured: { pH: 12 },
    },
  )
  expect(said(chlorite, containment)).not.toContain('release.containment.neutraliseAlkali')
  expect(said(chlorite, '/otherHazards')).toContain('otherHazards.toxicGasWithAcids')
  expect(said(chlorite, '/handling/handling')).toContain('handling.noMixingAcids')
})

it('bromine tablets of a pool give chlorine with acids as the others do', () => {
  const tablets = recipe([{ cas: '32718-18-6', content: 96, own: { classification: ['Skin Corr. 1B H314'] } }, rest(4)], solid)
  expect(said(tablets, '/otherHazards')).toContain('otherHazards.chlorineWithAcids')
  expect(said(tablets, '/handling/handling')).toEqual(expect.arrayContaining(['handling.noMixingAcids', 'handling.neverAddWater']))
})

it('a peroxide solution is put out with water, which is what it burns least in', () => {
  const peracetic = recipe(
    [water(47), { cas: '79-21-0', content: 15 }, { cas: '7722-84-1', content: 22 }, { cas: '64-19-7', content: 16 }],
    {
      measured: { pH: 1, flashPoint: 74 },
    },
  )
  expect(said(peracetic, '/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.waterSpray'])
  expect(said(peracetic, '/firefighting/hazards')).toContain('otherHazards.oxygenPressure')
})

describe('explosive compounds with metals', () => {
  it('come of acetylene, which by itself decomposes under pressure, and of azides', () => {
    const acetylene = recipe([{ cas: '74-86-2', content: 100 }], { physicalState: 'gas', inhalation: 'gas' })
    expect(said(acetylene, reactions)).toEqual(expect.arrayContaining(['otherHazards.selfDecomposing', 'reaction.explosiveCompounds']))
    expect(said(acetylene, '/stability/reactivity')).not.toContain('reactivity.none')
    const azide = recipe([water(95), { cas: '26628-22-8', content: 5 }], { measured: { pH: 10 } })
    expect(said(azide, '/stability/incompatible')).toContain('incompatible.heavyMetals')
  })
})
