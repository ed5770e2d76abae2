import { reasonAt, type Reason } from '../reasons/reason.ts'
import { readValue, type DecimalSign, type RawCell } from './cell-values.ts'
import { findHeads, type HeadNames } from './find-heads.ts'
import { entryKey, fieldKey, findSheet, identityKeys, productKey, productsSheet, recordLayout, textsSheet, type Column } from './layout.ts'
import { writeCellPlace, writeColumn, type RawRow, type RawSheet } from './raw-sheet.ts'

/** A row that belongs to a product. */
export interface TableRow {
  product: string
  /** Of the list in which it stands, where that is in another. */
  entry: string
  /** In the sheet of texts, which list. */
  field: string
  /** By the keys of columns; an empty cell and a column that the sheet lacks are undefined. */
  read(key: string): unknown
  /** Where a column of this row stands; of one that the sheet lacks, the row. */
  placeOf(key: string): string
}

/** What a file says in one of the sheets of the layout. */
export interface Table {
  key: string
  /** Columns of the record that are there. */
  columns: readonly Column[]
  /** By product, in their order. */
  rows: ReadonlyMap<string, readonly TableRow[]>
}

export interface ReadTables {
  tables: readonly Table[]
  problems: readonly Reason[]
  /** Names of sheets that are none of ours. */
  ignored: readonly string[]
}

/** Problems that are told of one file at most. */
export const mostProblems = 200

/** Rows whose product begins with this are examples and notes of their author. */
const noteSign = '#'

/** Reads sheets into rows of products. Every problem stands at its cell. */
export function readTables(sheets: readonly RawSheet[], names: HeadNames, decimal: DecimalSign): ReadTables {
  const tables: Table[] = []
  const problems: Reason[] = []
  const ignored: string[] = []
  for (const sheet of sheets) {
    const heads = findHeads(sheet, names)
    if (heads === null) {
      if (sheet.rows.length > 0 && !isNote(sheet)) ignored.push(sheet.name)
      continue
    }
    if (sheet.isHidden && sheet.rows.length > 0) problems.push(reasonAt(writeCellPlace(sheet.name, 'A1'), 'sheetHidden'))
    if (tables.some(({ key }) => key === heads.key)) {
      problems.push(reasonAt(writeCellPlace(sheet.name, 'A1'), 'onceOnly', { code: sheet.name }))
      continue
    }
    problems.push(...heads.problems)
    const merged = sheet.merged.filter(({ to }) => to > heads.lastRow)
    problems.push(...merged.map(({ place }) => reasonAt(writeCellPlace(sheet.name, place), 'cellsMerged')))
    const read = readRows(sheet, heads.key, heads.columns, heads.lastRow, decimal)
    problems.push(...read.problems)
    tables.push(read.table)
  }
  if (tables.length === 0 && problems.length === 0) problems.push(reasonAt('file', 'noRecordSheets'))
  return { tables, problems: problems.slice(0, mostProblems), ignored }
}

/** A sheet that begins with the sign of notes is one as a whole, such as the values that may be chosen. */
function isNote({ rows }: RawSheet): boolean {
  const first = rows[0]?.cells.get(0)
  return typeof first === 'string' && first.startsWith(noteSign)
}

const line = { kind: 'line' } as const
const whole = { kind: 'number' } as const

function readRows(
  { name, rows }: RawSheet,
  key: string,
  heads: ReadonlyMap<number, string>,
  lastHead: number,
  decimal: DecimalSign,
): { table: Table; problems: Reason[] } {
  const sheet = findSheet(key)
  const columns = (sheet?.columns ?? []).filter((column) => [...heads.values()].includes(column.key))
  const byKey = new Map([...heads].map(([column, head]) => [head, column]))
  const cellOf = new Map(columns.map((column) => [column.key, column.cell]))
  const problems: Reason[] = []
  const read = new Map<string, TableRow[]>()
  const seen = new Set<string>()
  const heldKeys = [...cellOf.keys(), ...(key === productsSheet ? identityKeys.filter((head) => byKey.has(head)) : [])]
  const shared: SharedOfRows = {
    indexOf: new Map(heldKeys.map((head, index) => [head, index])),
    placeAt: (head, number) => writeCellPlace(name, writeColumn(byKey.get(head) ?? 0) + number),
  }
  const isOneToProduct = sheet?.lists.length === 0 && key !== textsSheet
  for (const row of rows) {
    if (row.number <= lastHead) continue
    const placeOf = (head: string) => writeCellPlace(name, writeColumn(byKey.get(head) ?? 0) + row.number)
    const take = (head: string, kind: Parameters<typeof readValue>[0]): unknown => {
      const found = readValue(kind, cellAt(row, byKey.get(head)), decimal)
      if (found && 'fault' in found) problems.push({ ...found.fault, path: placeOf(head) })
      return found && 'value' in found ? found.value : undefined
    }
    const text = (head: string): string => {
      const found = take(head, line)
      return typeof found === 'string' ? found.trim() : ''
    }
    const first = cellAt(row, byKey.get(productKey))
    if (typeof first === 'string' && first.trim().startsWith(noteSign)) continue
    if (![...byKey.values()].some((column) => isFilled(row.cells.get(column)))) continue
    const product = text(productKey)
    if (product === '' && typeof first !== 'object') problems.push(reasonAt(placeOf(productKey), 'missing'))
    if (isOneToProduct && product !== '') {
      if (seen.has(product)) problems.push(reasonAt(placeOf(productKey), 'onceOnly', { code: product }))
      seen.add(product)
    }
    const values = heldKeys.map((head) => take(head, cellOf.get(head) ?? (head === 'externalId' ? line : whole)))
    const field = key === textsSheet ? readField(text(fieldKey), problems, placeOf(fieldKey)) : ''
    const entry = byKey.has(entryKey) ? text(entryKey) : ''
    const taken = new KeptRow(shared, { product, entry, field }, row.number, values)
    const before = read.get(product)
    if (before) before.push(taken)
    else read.set(product, [taken])
  }
  return { table: { key, columns, rows: read }, problems }
}

/**
 * A row as it is kept. There are tens of thousands, most of their columns empty: its values stand side by side, and what all rows of a sheet share is
 * there once. Nothing of it holds on to the sheet that was read.
 */
class KeptRow implements TableRow {
  readonly product: string
  readonly entry: string
  readonly field: string
  readonly #sheet: SharedOfRows
  readonly #number: number
  readonly #values: readonly unknown[]

  constructor(sheet: SharedOfRows, of: Pick<TableRow, 'product' | 'entry' | 'field'>, number: number, values: readonly unknown[]) {
    this.product = of.product
    this.entry = of.entry
    this.field = of.field
    this.#sheet = sheet
    this.#number = number
    this.#values = values
  }

  read(key: string): unknown {
    return this.#values[this.#sheet.indexOf.get(key) ?? -1]
  }

  placeOf(key: string): string {
    return this.#sheet.placeAt(key, this.#number)
  }
}

interface SharedOfRows {
  indexOf: ReadonlyMap<string, number>
  placeAt: (key: string, number: number) => string
}

const cellAt = (row: RawRow, column: number | undefined): RawCell | undefined => (column === undefined ? undefined : row.cells.get(column))
const isFilled = (cell: RawCell | undefined): boolean => cell !== undefined && (typeof cell !== 'string' || cell.trim() !== '')

function readField(field: string, problems: Reason[], path: string): string {
  if (recordLayout().textLists.some(({ key }) => key === field)) return field
  problems.push(field === '' ? reasonAt(path, 'missing') : reasonAt(path, 'unknownField'))
  return ''
}
