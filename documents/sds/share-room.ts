import type { Column, Table } from '../document-model.ts'
import { estimateWidth } from '../rendering/fit-text.ts'

/** Size of the type in pt, insets of a cell on both sides in mm: documents/templates/data-table.typ. */
const textSize = 8.75
const padding = 3.2
/** Heads are semibold: some 4 % wider. */
const boldness = 1.04
/** What a first column of long names keeps, in mm: they have places enough to break at. */
const leastFirst = 38

/**
 * The widths of a table of quantities, such as limits: a column that needs more for lines without a break takes it from those that need
 * less, quantities first, then the column that lacks least. What these cannot give comes from the first column. A column that cannot get
 * enough gets nothing, and the sum stays the same. Tables without quantities, and those with named lines, keep their widths: they stand in
 * line with each other.
 * @param columns widths as shares of the text width in mm, as {@link Column} has them
 */
export function shareRoom(columns: readonly Column[], rows: Table['rows']): Column[] {
  const hasNames = rows.some(({ cells }) => cells.some((lines) => lines.some(({ name }) => name !== undefined)))
  if (hasNames || !columns.some(({ align }) => align === 'end')) return [...columns]
  const needs = columns.map((column, index) => needOf(column, index, rows))
  const widths = columns.map(({ width }) => width)
  const wanting = columns
    .flatMap(({ align, width }, index) => {
      const need = needs[index] ?? width
      return index > 0 && need > width ? [{ index, lack: need - width, isQuantity: align === 'end' }] : []
    })
    .toSorted((left, right) => Number(right.isQuantity) - Number(left.isQuantity) || left.lack - right.lack)
  for (const { index, lack } of wanting) {
    const [first = 0, ...others] = widths.map((width, column) => spareOf(width, needs[column] ?? width, column === 0))
    const open = others.reduce((sum, room) => sum + room, 0)
    if (open + first < lack) continue
    const taken = Math.min(lack, open)
    const given = [lack - taken, ...others.map((room) => (open > 0 ? (room / open) * taken : 0))]
    for (const [column, share] of given.entries()) widths[column] = (widths[column] ?? 0) - share
    widths[index] = (widths[index] ?? 0) + lack
  }
  return columns.map((column, index) => ({ ...column, width: widths[index] ?? column.width }))
}

/** What a column could give, in mm. */
function spareOf(width: number, need: number, isFirst: boolean): number {
  return Math.max(0, width - (isFirst ? Math.min(need, leastFirst) : need))
}

/** How wide a column must be for its lines and the words of its head to stay whole, in mm. */
function needOf({ head }: Column, index: number, rows: Table['rows']): number {
  const lines = rows.flatMap(({ cells }) => cells[index] ?? [])
  const texts = lines.flatMap(({ value }) => value.flatMap(({ text }) => text.split('\n')))
  const words = head.split(' ').map((word) => estimateWidth(word, textSize) * boldness)
  // A trifle more, so that what just fits is not taken for too wide.
  return Math.max(0, ...texts.map((text) => estimateWidth(text, textSize)), ...words) + padding + 0.1
}
