import { describe, expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

describe('a number as it is typed', () => {
  it.each([
    ['1234', 1234],
    ['1 234', 1234],
    ['12 345 678,5', 12_345_678.5],
    ['1\u00a0234', 1234],
    ['1\u202f234,5', 1234.5],
    ['0,75', 0.75],
    ['0.75', 0.75],
    [',5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['\u22123', -3],
    [' 7 ', 7],
    ['1e-7', 1e-7],
  ])('%j is read', (typed, number) => {
    expect(readNumber(typed)).toBe(number)
  })

  it.each(['abc', '1.234,5', '1,234.5', '1 23', '12 34', '-', '.', '0x10', 'Infinity', '1e999', '5 °C'])(
    '%j cannot be read, and stays as it is',
    (typed) => {
      expect(readNumber(typed)).toBe(typed)
    },
  )

  it.each(['', '  '])('%j is nothing', (typed) => {
    expect(readNumber(typed)).toBeUndefined()
  })
})
