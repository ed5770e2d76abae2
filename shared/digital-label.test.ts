import { expect, it } from 'vitest'
import { readLot } from './digital-label.ts'

it.each([
  ['?lot=A12-7/b', 'A12-7/b'],
  ['?lot=', null],
  ['', null],
  ['?lot=<b>', '<b>'],
  ['?lot=a%20b', null],
  ['?lot=%00', null],
  ['?lot=123456789012345678901', null],
  ['?lot=Ä1', null],
])('the lot of %s is %s', (search, lot) => {
  expect(readLot(new URLSearchParams(search))).toBe(lot)
})
