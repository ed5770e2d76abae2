import { describe, expect, it } from 'vitest'
import { countCell, countMost, countPrinted, heightOf } from './row-heights.ts'

const measure = { width: 60, size: 8.75 }

describe('the height of a row', () => {
  it('is that of its lines, with the room above and below them in a table', () => {
    expect(heightOf(3, 'body')).toEqual({ height: 39 })
    expect(heightOf(2, 'table').height).toBeCloseTo(2 * 11.5 + 0.5 + (2.2 * 72) / 25.4)
  })

  it('is left to the template where the lines are not certain', () => {
    expect(heightOf(null, 'body')).toEqual({})
    expect(countMost([1, null, 4])).toBeNull()
    expect(countCell(['a', 'b'], (line) => (line === 'a' ? 1 : null))).toBeNull()
  })

  it('is that of the cell with most lines, and of one line where a cell is empty', () => {
    expect(countMost([countCell(['a', 'b', 'c'], () => 1), 2, 0])).toBe(3)
    expect(countMost([countCell([], () => 1)])).toBe(1)
  })

  it('is not known where a piece is marked or missing, which stands in a frame or a weight of its own', () => {
    expect(countPrinted([{ text: 'a ' }, { text: 'b', unbroken: true }], measure, 'usual')).toBe(1)
    expect(countPrinted([{ text: 'a ' }, { text: 'b', mark: 'added' }], measure, 'usual')).toBeNull()
    expect(countPrinted([{ text: '[missing]', missing: true }], measure, 'usual')).toBeNull()
  })
})
