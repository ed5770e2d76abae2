import { describe, expect, it } from 'vitest'
import { missingStatedLevels } from '../shared/record/levels-of-restrictions.ts'
import { acceptEverything, propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, said, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const solid: Partial<Recipe> = { physicalState: 'solid' }
const ofPart = (cas: string, content: number): Recipe => recipe([{ cas, content }, water(100 - content)], { use: 'professional' })

describe('a sentence that there is nothing stands alone', () => {
  it.each([
    ['ammonia in water', ofPart('1336-21-6', 20), '/stability/reactions', 'reaction.exothermicAcids'],
    ['weak hydrochloric acid', ofPart('7647-01-0', 8), '/stability/reactions', 'reaction.chlorine'],
    ['nitric acid in water', ofPart('7697-37-2', 20), '/stability/incompatible', 'incompatible.combustibles'],
    ['peracetic acid in water', ofPart('79-21-0', 20), '/stability/incompatible', 'incompatible.combustibles'],
    [
      'hydroxylamine',
      recipe([{ cas: '7803-49-8', index: '612-122-01-4', content: 100 }]),
      '/handling/fireProtection',
      'fireProtection.ignitionSources',
    ],
    ['lead azide', recipe([{ cas: '13424-46-9', content: 100 }], solid), '/handling/fireProtection', 'fireProtection.ignitionSources'],
    ['chloramine T in water', ofPart('127-65-1', 20), '/stability/reactivity', 'otherHazards.chlorineWithAcids'],
  ])('of %s', (_name, typed, place, meant) => {
    const found = said(typed, place)
    expect(found).toContain(meant)
    expect(found.filter((phrase) => /none$|noSpecial$/i.test(String(phrase)))).toEqual([])
  })
})

it('arsine is no metal that a chelate rids the body of, and arsenic is', () => {
  expect(
    said(recipe([{ cas: '7784-42-1', content: 100 }], { physicalState: 'gas', inhalation: 'gas' }), '/firstAid/treatment'),
  ).not.toContain('treatment.heavyMetals')
  expect(said(recipe([{ cas: '1327-53-3', content: 100 }], solid), '/firstAid/treatment')).toContain('treatment.heavyMetals')
})

it.each([
  ['an unstable explosive', { cas: '78-11-5', index: '603-035-00-5', content: 100 }, 'P1a', '10 t', '50 t'],
  [
    'an explosive that detonates',
    { cas: '118-96-7', content: 100 },
    'H2, P1a, E2',
    '50 t (H2), 10 t (P1a), 200 t (E2)',
    '200 t (H2), 50 t (P1a), 500 t (E2)',
  ],
])('%s is of the first row of Seveso III', (_name, component, category, lowerTier, upperTier) => {
  const { proposals } = propose(recipe([component], solid))
  const valuesOf = (item: string) => proposals.flatMap((one) => (one.item === item && typeof one.value === 'object' ? [one.value] : []))
  expect(valuesOf('regulation.seveso')).toMatchObject([{ values: { category } }])
  expect(valuesOf('regulation.sevesoQuantities')).toMatchObject([{ values: { lowerTier, upperTier } }])
  expect(valuesOf('regulation.sevesoNone')).toEqual([])
})

it('magnesium powder bears the statement of its category, though its entry prints another', () => {
  const { classification } = acceptEverything(recipe([{ index: '012-002-00-9', cas: '7439-95-4', content: 100 }], solid))
  expect(classification.map(({ category, statements }) => `${category} ${statements.join()}`)).toContain('Self-heat. 1 H251')
})

it.each([
  ['872-50-4', [14.4, 4.8]],
  ['68-12-2', [6, 1.1]],
  ['127-19-5', [13, 1.8]],
  ['2687-91-4', [4, 2.4]],
])('the levels that REACH Annex XVII wants beside %s are proposed once it is 0.3 %%', (cas, values) => {
  const levelsOf = (content: number) =>
    acceptEverything(ofPart(cas, content)).composition.ingredients.flatMap(({ casNumber, noEffectLevels }) =>
      casNumber === cas ? noEffectLevels : [],
    )
  expect(levelsOf(5).map(({ route, quantity }) => [route, quantity])).toEqual([
    ['inhalation', { value: values[0], unit: 'mg/m³' }],
    ['dermal', { value: values[1], unit: 'mg/kg/day' }],
  ])
  expect(missingStatedLevels(cas, 100, levelsOf(5))).toEqual([])
  expect(missingStatedLevels(cas, 0.2, [])).toEqual([])
})
