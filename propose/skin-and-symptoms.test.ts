import { describe, expect, it } from 'vitest'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid', inhalation: 'dust' }
const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })
const skin = '/firstAid/skin'
const symptoms = '/firstAid/symptoms'

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
