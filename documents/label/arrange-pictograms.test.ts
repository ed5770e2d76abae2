import { describe, expect, it } from 'vitest'
import { arrangeInColumn, arrangeInRow, diagonalOf, isClear } from './arrange-pictograms.ts'

const diagonal = diagonalOf(16)
const shape = ({ width, height }: { width: number; height: number }) =>
  [width / diagonal, height / diagonal].map((ratio) => Number(ratio.toFixed(1)))

/** Distance of two squares on their points, at right angles to their sides; negative where they cover each other. */
function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return (Math.abs(one.x - other.x) + Math.abs(one.y - other.y) - diagonal) / Math.SQRT2
}

describe('pictograms', () => {
  it('stand in a row, three nested in a zigzag where the row is too long, four two by two', () => {
    expect(shape(arrangeInRow(1, diagonal, 100))).toEqual([1, 1])
    expect(shape(arrangeInRow(2, diagonal, 100))).toEqual([2, 1])
    expect(shape(arrangeInRow(3, diagonal, 100))).toEqual([3.1, 1])
    expect(shape(arrangeInRow(3, diagonal, 60))).toEqual([2.1, 1.5])
    expect(shape(arrangeInRow(4, diagonal, 200))).toEqual([2, 2])
    expect(shape(arrangeInRow(2, diagonal, 40))).toEqual([1.5, 1.5])
  })

  it('stand in a column where the label is high enough, nested where it is not', () => {
    expect(shape(arrangeInColumn(3, diagonal, 80))).toEqual([1, 3.1])
    expect(shape(arrangeInColumn(3, diagonal, 50))).toEqual([1.5, 2.1])
    expect(shape(arrangeInColumn(2, diagonal, 46.1))).toEqual([1, 2])
    expect(shape(arrangeInColumn(4, diagonal, 60))).toEqual([2, 2])
  })

  it('never touch, however they stand', () => {
    for (const count of [2, 3, 4, 5])
      for (const room of [20, 30, 40, 50, 60, 80, 120])
        for (const { places } of [arrangeInRow(count, diagonal, room), arrangeInColumn(count, diagonal, room)]) {
          expect(places).toHaveLength(count)
          for (const [index, place] of places.entries())
            for (const other of places.slice(index + 1)) expect(distance(place, other)).toBeGreaterThan(0.5)
        }
  })

  it('leave a corner free beside their points', () => {
    const group = arrangeInRow(1, diagonal, 100)
    const box = (side: number) => ({ x: 0, y: diagonal - side, width: side, height: side })
    expect(isClear(box(4), group, { x: 0, y: 0 }, diagonal, 1)).toBe(true)
    expect(isClear(box(8), group, { x: 0, y: 0 }, diagonal, 1)).toBe(false)
  })
})
