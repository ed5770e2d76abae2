import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { recipe, water, type Recipe } from '../test-kit/say-for-recipe.ts'

const union = '/regulatory/union'
const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }

const of = (cas: string, changes: Partial<Recipe>, classification: readonly string[] = []) =>
  recipe([{ cas, content: 100, own: { classification: [...classification] } }], changes)

describe('Directive 2012/18/EU, Annex I, Part 2, goes before the categories', () => {
  const law = (typed: Recipe) =>
    propose(typed).proposals.flatMap(({ place, item, value }) => (place === union && item?.startsWith('regulation.seveso') ? [value] : []))
  const named = (number: string, lowerTier: string, upperTier: string) => [
    { phrase: 'regulation.sevesoNamed', values: { number } },
    { phrase: 'regulation.sevesoQuantities', values: { lowerTier, upperTier } },
  ]

  it.each([
    ['oxygen', of('7782-44-7', gas), named('25', '200 t', '2 000 t')],
    ['hydrogen', of('1333-74-0', gas), named('15', '5 t', '50 t')],
    ['ammonia', of('7664-41-7', gas), named('35', '50 t', '200 t')],
    ['chlorine', of('7782-50-5', gas), named('10', '10 t', '25 t')],
    ['propane', of('74-98-6', gas, ['Press. Gas (Liq.) H280']), named('18', '50 t', '200 t')],
    [
      'diesel',
      of('68334-30-5', { productKind: 'fuel', measured: { flashPoint: 60 } }, ['Flam. Liq. 3 H226', 'Asp. Tox. 1 H304']),
      named('34', '2 500 t', '25 000 t'),
    ],
  ])('for %s', (_name, typed, expected) => {
    expect(law(typed)).toEqual(expected)
  })

  it('and not for a tenth of a substance', () => {
    expect(law(recipe([water(90), { cas: '7726-95-6', content: 10 }])).map((one) => JSON.stringify(one))).not.toContainEqual(
      expect.stringContaining('sevesoNamed'),
    )
  })
})
