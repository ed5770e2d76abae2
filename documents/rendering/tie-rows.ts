import { estimateLines, type TextMeasure } from './fit-text.ts'

/** Heights of a line of a table, and of what a row has above and below its lines, in mm: documents/templates/document.typ. */
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

const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0)
