import { describe, expect, it } from 'vitest'
import { labelSizes } from '../../clp/label/label-sizes.ts'
import { overlaps } from './arrange-pictograms.ts'
import { denseGrid, gridOf, sheetGrid } from './sheet-grid.ts'

describe('a sheet of labels', () => {
  it('holds nine, four, two or one, by size', () => {
    expect(labelSizes.map((size) => sheetGrid(size).cells.length)).toEqual([9, 9, 4, 4, 2, 2, 1, 1])
  })

  it.each(labelSizes)(
    'of $width × $height mm stands in the middle of A4, at least 8 mm from its edge, 5 mm between two',
    ({ width, height }) => {
      const { cells, columns, rows, isTurned } = sheetGrid({ width, height })
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

  it.each(labelSizes)('of $width × $height mm has cut marks at every edge and none on a label', ({ width, height }) => {
    const { cells, marks, columns, rows, isTurned } = sheetGrid({ width, height })
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

  it('holds as many labels of a size of their own as fit, upright or turned', () => {
    const padding = { top: 3, right: 3, bottom: 3, left: 3 }
    const counts = (width: number, height: number) => [sheetGrid({ width, height }).cells.length, denseGrid({ width, height }).cells.length]
    expect(counts(50, 30)).toEqual([21, 36])
    expect(counts(101.6, 152.4)).toEqual([2, 2])
    expect(counts(52.5, 74.2)).toEqual([9, 16])
    expect(counts(300, 300)).toEqual([0, 0])
    expect(gridOf({ size: { width: 205, height: 290 }, padding }).cells).toEqual([])
    expect(gridOf({ size: { width: 205, height: 290 }, padding: { top: 4, right: 4, bottom: 4, left: 4 } }).cells).toEqual([
      { x: 2.5, y: 3.5 },
    ])
  })

  it('keeps labels of any size on the paper and off each other, and marks off the labels', () => {
    for (const grid of [sheetGrid, denseGrid])
      for (const [width, height] of [
        [20, 20],
        [33.3, 47.1],
        [101.6, 50.8],
        [148, 40],
        [210, 33],
      ] as const) {
        const { cells, marks, isTurned } = grid({ width, height })
        const [across, down] = isTurned ? [height, width] : [width, height]
        const boxes = cells.map(({ x, y }) => ({ x: x + 0.07, y: y + 0.07, width: across - 0.14, height: down - 0.14 }))
        expect(boxes.length).toBeGreaterThan(0)
        for (const [index, box] of boxes.entries()) {
          expect(box.x > 0 && box.y > 0 && box.x + box.width < 210 && box.y + box.height < 297).toBe(true)
          expect(boxes.slice(index + 1).some((other) => overlaps(box, other))).toBe(false)
          expect(marks.some((mark) => overlaps(mark, box))).toBe(false)
        }
      }
  })

  it('has the measures of the look for 52 × 74 mm', () => {
    const { cells, marks } = sheetGrid({ width: 52, height: 74 })
    expect(cells[0]).toEqual({ x: 22, y: 32.5 })
    expect(cells[8]).toEqual({ x: 136, y: 190.5 })
    expect(marks).toContainEqual({ x: 21.94, y: 26.5, width: 0.12, height: 4 })
    expect(marks).toContainEqual({ x: 75, y: 106.44, width: 3, height: 0.12 })
  })
})
