import type { Table } from '../document-model.ts'
import { estimateWidth } from '../rendering/fit-text.ts'

/** Size of the names in pt, measures of their column in mm: documents/templates/data-table.typ. */
const nameSize = 8.75
const nameGap = 1.2
/** What the widths of the columns are calculated from. */
const usualNameWidth = 12
const widestName = 19

/** Names of lines stand in a column of their own; an excessive one stands before its value. */
export function isColumnName(name: string): boolean {
  return estimateWidth(name, nameSize) + nameGap <= widestName
}

/** The widest name decides how wide their column is, in mm. */
export function widthOfNames({ rows }: Table): number {
  const names = new Set(rows.flatMap(({ cells }) => cells.flat().flatMap(({ name }) => name ?? [])))
  const widths = [...names].filter(isColumnName).map((name) => estimateWidth(name, nameSize) + nameGap)
  return Math.max(usualNameWidth, ...widths)
}

/** The values beside wider names keep their room, which is taken from the first column, whose texts can break at spaces. */
export function makeRoomForNames({ columns, rows }: Table, nameWidth: number): Table['columns'] {
  const named = columns.findIndex((_, index) => rows.some(({ cells }) => cells[index]?.some(({ name }) => name !== undefined)))
  if (named < 1) return columns
  const excess = nameWidth - usualNameWidth
  return columns.map((column, index) => {
    if (index === 0) return { ...column, width: column.width - excess }
    return index === named ? { ...column, width: column.width + excess } : column
  })
}
