import type { FigureWriting } from '../shared/record-sheets/find-decimal-sign.ts'
import type { HeadNames } from '../shared/record-sheets/find-heads.ts'
import type { RawSheet } from '../shared/record-sheets/raw-sheet.ts'
import { keepTables, openTable, type KeptTables, type Table } from '../shared/record-sheets/read-tables.ts'

interface ReadTables extends Omit<KeptTables, 'tables'> {
  tables: Table[]
}

/** What a file says, in one process: the server reads its sheets in a thread and opens them elsewhere. */
export function readTables(sheets: readonly RawSheet[], names: HeadNames, writing: FigureWriting): ReadTables {
  const { tables, ...read } = keepTables(sheets, names, writing)
  return { ...read, tables: tables.map(openTable) }
}
