import { expect, it } from 'vitest'
import { filterTypeOf } from './filters-of-substances.ts'

const typeOf = (name: string, cas: string | null, index: string | null, ...classes: string[]) =>
  filterTypeOf({ name, cas, index, classification: classes.map((one) => ({ class: one })) })

it.each([
  ['phenol', '108-95-2', '604-001-00-2', 'A'],
  ['glutaral', '111-30-8', '605-022-00-X', 'A'],
  ['parathion (ISO)', '56-38-2', '015-034-00-1', 'A'],
  ['acetone', '67-64-1', '606-001-00-8', 'AX'],
  ['chlorine', '7782-50-5', '017-001-00-7', 'B'],
  ['hydrogen chloride', '7647-01-0', '017-002-00-2', 'E'],
  ['diethylamine', '109-89-7', '612-003-00-X', 'K'],
  ['nickel sulfate', '7786-81-4', '028-009-00-5', 'P'],
  ['sodium selenite', '10102-18-8', '034-003-00-3', 'P'],
  ['formaldehyde', '50-00-0', '605-001-00-5', 'stated'],
  ['nitric acid', '7697-37-2', '007-030-00-3', 'stated'],
  ['nickel tetracarbonyl', '13463-39-3', '028-001-00-1', 'stated'],
  ['phosphorus trichloride', '7719-12-2', '015-007-00-4', 'stated'],
  ['mercury', '7439-97-6', '080-001-00-0', 'stated'],
])('%s is held by a filter of its type', (name, cas, index, type) => {
  expect(typeOf(name, cas, index)).toBe(type)
})

it('an amine that evaporates is held by K, one that does not by A', () => {
  expect(typeOf('ethylenediamine', '107-15-3', '612-006-00-6', 'Flam. Liq. 3')).toBe('K')
  expect(typeOf('aniline', '62-53-3', '612-008-00-7', 'Acute Tox. 3')).toBe('A')
})

it('a gas is held by what its maker names, whatever it is made of', () => {
  expect(typeOf('ethylene oxide', '75-21-8', '603-023-00-X', 'Flam. Gas 1', 'Press. Gas')).toBe('stated')
})

it('nothing is told of a substance that nobody knows', () => {
  expect(typeOf('Strange fumes', '128-37-0', null)).toBeNull()
})
