import { alignByKey } from '../../../shared/align-by-key.ts'
import type { ShownSection, ShownTable } from './list-sections.ts'

type Row = ShownTable['rows'][number]

export type Mark = 'added' | 'removed' | null

export interface MergedRow {
  key: string
  cells: string[]
  /** The cells before, where the row was there already. */
  old: string[] | null
  mark: Mark
}

/** Rows of both tables in reading order: what is gone stands where it stood, before what came in its place. */
export function mergeTables(before: readonly Row[], after: readonly Row[]): MergedRow[] {
  const { olds, news } = pairRows(before, after)
  return alignByKey(olds, news).map(({ before: old, after: now }): MergedRow => {
    if (now) return { ...now, old: old?.cells ?? null, mark: old ? null : 'added' }
    return { ...old, old: null, mark: 'removed' }
  })
}

/**
 * Gives rows that belong together one key that no other row has. Among several rows about the same, those that did not change belong
 * together first, the others in their order: or what was removed from the middle would shift all that follow.
 */
function pairRows(before: readonly Row[], after: readonly Row[]): { olds: Row[]; news: Row[] } {
  const olds = before.map((row) => ({ ...row, key: '' }))
  const news = after.map((row, index) => ({ ...row, key: `new ${index}` }))
  const pair = (belong: (old: Row, now: Row) => boolean): void => {
    for (const [index, now] of after.entries()) {
      const place = olds.findIndex(({ key }, at) => key === '' && before[at] !== undefined && belong(before[at], now))
      const [old, own] = [olds[place], news[index]]
      if (old && own && !olds.some(({ key }) => key === own.key)) old.key = own.key
    }
  }
  pair((old, now) => old.key === now.key && isSame(old.cells, now.cells))
  pair((old, now) => old.key === now.key)
  return { olds: olds.map((row, index) => (row.key === '' ? { ...row, key: `old ${index}` } : row)), news }
}

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((cell, index) => cell === right[index])

/** The total of both; one that stands in one table alone came or went with it. */
export function mergeTotals(before: ShownTable, after: ShownTable): MergedRow | null {
  if (after.total) return { key: 'total', cells: after.total, old: before.total ?? null, mark: before.total ? null : 'added' }
  return before.total ? { key: 'total', cells: before.total, old: null, mark: 'removed' } : null
}

/** Tables that belong together. One that is in one version alone has an empty one on the other side. */
export function pairTables(before: readonly ShownTable[], after: readonly ShownTable[]): [ShownTable, ShownTable][] {
  const empty = ({ key, caption, columns }: ShownTable): ShownTable => ({ key, caption, columns, rows: [] })
  return [
    ...after.map((table): [ShownTable, ShownTable] => [before.find(({ key }) => key === table.key) ?? empty(table), table]),
    ...before.filter(({ key }) => !after.some((one) => one.key === key)).map((table): [ShownTable, ShownTable] => [table, empty(table)]),
  ]
}

export const isNothing = (cell: string): boolean => cell === '' || cell === '–'

/** Both without the columns that may lack and have nothing in either. */
export function leaveOutEmpty(before: ShownTable, after: ShownTable): [ShownTable, ShownTable] {
  const cellsAt = (index: number) => [...before.rows, ...after.rows].map(({ cells }) => cells[index] ?? '')
  const isShown = after.columns.map(({ mayLack = false }, index) => !mayLack || !cellsAt(index).every(isNothing))
  const keep = (table: ShownTable): ShownTable => ({
    ...table,
    columns: table.columns.filter((_, index) => isShown[index]),
    rows: table.rows.map(({ key, cells }) => ({ key, cells: cells.filter((_, index) => isShown[index]) })),
  })
  return [keep(before), keep(after)]
}

interface MergedLines {
  name: string
  lines: { text: string; mark: Mark }[]
}

/** Rows of names and values of both: what is gone stands before what came. */
export function mergeRows(before: ShownSection['rows'], after: ShownSection['rows']): MergedLines[] {
  const names = [...new Set([...after, ...before].map(({ name }) => name))]
  return names.map((name) => {
    const now = after.find((row) => row.name === name)?.lines ?? []
    const then = before.find((row) => row.name === name)?.lines ?? []
    const removed = then.filter((text) => !now.includes(text)).map((text) => ({ text, mark: 'removed' as const }))
    return { name, lines: [...removed, ...now.map((text) => ({ text, mark: then.includes(text) ? null : ('added' as const) }))] }
  })
}

/** Whether nothing would be marked. */
export function isSameSection(before: ShownSection, after: ShownSection): boolean {
  const isUnmarked = ({ cells, old, mark }: MergedRow): boolean => mark === null && (old === null || isSame(cells, old))
  const areRowsSame = mergeRows(before.rows, after.rows).every(({ lines }) => lines.every(({ mark }) => mark === null))
  return (
    areRowsSame &&
    pairTables(before.tables, after.tables).every(([old, now]) =>
      [...mergeTables(old.rows, now.rows), ...[mergeTotals(old, now)].filter((total) => total !== null)].every(isUnmarked),
    )
  )
}
