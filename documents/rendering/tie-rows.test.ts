import { expect, it } from 'vitest'
import { countTied, estimateRow, roomToBegin } from './tie-rows.ts'

it('keeps the last two rows together, or all of three', () => {
  expect(countTied([6, 6, 6, 6, 6], 6)).toBe(2)
  expect(countTied([6, 6, 6], 6)).toBe(3)
  expect(countTied([6, 6], 6)).toBe(2)
  expect(countTied([6], 6)).toBe(1)
  expect(countTied([], 6)).toBe(0)
})

it('ties no more than three fifths of a page', () => {
  expect(countTied([6, 6, 30, 30, 30], 6)).toBe(2)
  expect(countTied([48, 48, 48], 6)).toBe(3)
  expect(countTied([49, 49, 49], 6)).toBe(2)
  expect(countTied([6, 75, 75], 6)).toBe(2)
  expect(countTied([6, 75, 75.1], 6)).toBe(1)
  expect(countTied([6, 6, 150.1], 6)).toBe(0)
  expect(countTied([6], 200)).toBe(0)
})

it('asks for room for the first two rows, where they are not tied already and not too high', () => {
  expect(roomToBegin([6, 7, 6, 6, 6], 5, 2)).toBeCloseTo(2 * 4.23 + 2 + 5 + 6 + 7)
  for (const rows of [[], [6], [6, 6], [6, 6, 6], [75, 75, 6, 6]]) expect(roomToBegin(rows, 6, 1)).toBe(0)
})

it('is told the height of a row by its fullest cell', () => {
  const measureOf = () => ({ width: 30, size: 8.75 })
  expect(estimateRow([['one'], ['one', 'two']], measureOf)).toBeCloseTo(2 * 4.06 + 2.2)
  expect(estimateRow([['word '.repeat(40)]], measureOf)).toBeGreaterThan(6 * 4.06)
})
