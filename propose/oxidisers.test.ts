import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number, name = 'rest') => ({ name, content, own: { classification: [] } })
const reactions = '/stability/reactions'
const containment = '/accidentalRelease/containment'

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
