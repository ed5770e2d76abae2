import { expect, test } from 'vitest'
import { withoutConcentration } from './without-concentration.ts'

test.each([
  ['Salzsäure 30 %', 'Salzsäure'],
  ['hydrochloric acid, 37% w/w', 'hydrochloric acid'],
  ['Natronlauge (50%)', 'Natronlauge'],
  ['Ammoniak (ca. 25-30 %)', 'Ammoniak'],
  ['Wasserstoffperoxid 35 %ig', 'Wasserstoffperoxid'],
  ['eau de Javel 2,6 %', 'eau de Javel'],
  ['solvent naphtha (petroleum), light aromatic, 12 % w/w', 'solvent naphtha (petroleum), light aromatic'],
  // no concentration, or nothing else
  ['2-butanol', '2-butanol'],
  ['30 %', '30 %'],
  ['nitric acid …% [C ≤ 70 %]', 'nitric acid …% [C ≤ 70 %]'],
])('%s is %s', (name, bare) => {
  expect(withoutConcentration(name)).toBe(bare)
})

test('a name of many blanks and figures takes no time', () => {
  const before = performance.now()
  for (const name of [' ,'.repeat(250), '1 - '.repeat(125), '('.repeat(500)])
    for (let at = 0; at < 100; at += 1) withoutConcentration(`${name}5`)
  expect(performance.now() - before).toBeLessThan(200)
})
