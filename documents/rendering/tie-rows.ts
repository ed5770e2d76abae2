import { estimateLines, type TextMeasure } from './fit-text.ts'

/** Heights of a line of a table, and of what a row has above and below its lines, in mm: documents/templates/data-table.typ. */
const lineHeight = 4.06
const rowPadding = 2.2

/** What may be bound in one piece, in mm, of the 247 of a page: more would leave more white than a row alone is worth. */
const mostTied = 150

/** Estimated height of a row of a table, in mm. @param cells lines of each cell */
export function estimateRow(cells: readonly (readonly string[])[], measureOf: (index: number) => TextMeasure): number {
  const lines = cells.map((cell, index) => cell.reduce((sum, line) => sum + estimateLines(line, measureOf(index)), 0))
  return Math.max(0, ...lines) * lineHeight + rowPadding
}

/**
 * How many of the last rows of a table stay on one page, with the remarks on it: two, all of three, or as many as are not too high.
 * @param heights estimated heights of the rows in mm
 * @param head that of the table's head
 */
export function countTied(heights: readonly number[], head: number): number {
  const fits = (count: number) => sum(heights.slice(-count)) + (count === heights.length ? head : 0) <= mostTied
  return [3, 2, 1].find((count) => (count < 3 || heights.length === 3) && count <= heights.length && fits(count)) ?? 0
}

/** Height of a line of a caption, and of what stands between it, the head and the rows, in mm: documents/templates/data-table.typ. */
const captionLine = 4.23
const between = 2

/**
 * Room that a table needs to begin on a page, in mm, so that no row stands alone below its head: that of caption, head and two rows. 0 where
 * less will do: the rows are tied already, or are so high that one is no row alone.
 * @param heights estimated heights of the rows in mm
 * @param head that of the table's head
 * @param caption lines of the caption
 */
export function roomToBegin(heights: readonly number[], head: number, caption: number): number {
  if (countTied(heights, head) === heights.length) return 0
  const room = caption * captionLine + between + head + sum(heights.slice(0, 2))
  return room > mostTied ? 0 : room
}

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)
