import { describe, expect, it } from 'vitest'
import { labelSizes } from '../../clp/label-sizes.ts'
import { overlaps } from './arrange-pictograms.ts'
import { sheetGrid } from './sheet-grid.ts'

describe('a sheet of labels', () => {
  it('holds nine, four, two or one, by size', () => {
    expect(labelSizes.map(({ id }) => sheetGrid(id).cells.length)).toEqual([9, 9, 4, 4, 2, 2, 1, 1])
  })

  it.each(labelSizes)(
    'of $width × $height mm stands in the middle of A4, at least 8 mm from its edge, 5 mm between two',
    ({ id, width, height }) => {
      const { cells, columns, rows, isTurned } = sheetGrid(id)
      const [across, down] = isTurned ? [height, width] : [width, height]
      const [first, last] = [cells[0], cells.at(-1)]
      if (!first || !last) throw new Error('no cell')
      expect(first.x).toBeCloseTo(210 - last.x - across)
      expect(first.y).toBeCloseTo(297 - last.y - down)
      expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(8)
      expect(columns * across + (columns - 1) * 5 + 2 * first.x).toBeCloseTo(210)
      expect(rows * down + (rows - 1) * 5 + 2 * first.y).toBeCloseTo(297)
    },
  )

  it.each(labelSizes)('of $width × $height mm has cut marks at every edge and none on a label', ({ id, width, height }) => {
    const { cells, marks, columns, rows, isTurned } = sheetGrid(id)
    const [across, down] = isTurned ? [height, width] : [width, height]
    expect(marks).toHaveLength(2 * columns * (rows + 1) + 2 * rows * (columns + 1))
    for (const mark of marks) {
      expect(Math.min(mark.width, mark.height)).toBe(0.12)
      expect([3, 4]).toContain(Math.max(mark.width, mark.height))
      for (const cell of cells) {
        // Marks stand on the line of the edge, beside the label.
        const label = { x: cell.x - 0.9, y: cell.y - 0.9, width: across + 1.8, height: down + 1.8 }
        expect(overlaps(mark, label)).toBe(false)
      }
      expect(mark.x >= 0 && mark.y >= 0 && mark.x + mark.width <= 210 && mark.y + mark.height <= 297 - 12).toBe(true)
    }
  })

  it('has the measures of the look for 52 × 74 mm', () => {
    const { cells, marks } = sheetGrid(1)
    expect(cells[0]).toEqual({ x: 22, y: 32.5 })
    expect(cells[8]).toEqual({ x: 136, y: 190.5 })
    expect(marks).toContainEqual({ x: 21.94, y: 26.5, width: 0.12, height: 4 })
    expect(marks).toContainEqual({ x: 75, y: 106.44, width: 3, height: 0.12 })
  })
})
