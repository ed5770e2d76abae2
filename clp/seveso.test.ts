import { expect, it } from 'vitest'
import { sevesoQuantities } from './seveso.ts'

/** Directive 2012/18/EU, Annex I, Part 1, by the quantities in t: what has the same ones stands together. */
const categoriesOf: readonly (readonly [lower: number, upper: number, categories: string])[] = [
  [5, 20, 'H1'],
  [10, 50, 'P1a P2 P5a P6a'],
  [50, 200, 'H2 H3 P1b P4 P5b P6b P7 P8 O3'],
  [100, 200, 'E1'],
  [100, 500, 'O1 O2'],
  [150, 500, 'P3a'],
  [200, 500, 'E2'],
  [5000, 50_000, 'P3b P5c'],
]

it('the quantities of Seveso III are those of the Directive: oxidising gases have 50 and 200 t, of which oxygen by name is no example', () => {
  const given = categoriesOf.flatMap(([lower, upper, categories]) => categories.split(' ').map((one) => [one, [lower, upper]]))
  expect(Object.fromEntries(given)).toEqual(sevesoQuantities)
})
