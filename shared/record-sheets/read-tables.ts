import { reasonAt, type Reason } from '../reasons/reason.ts'
import { readValue, type DecimalSign, type RawCell } from './cell-values.ts'
import { findDecimalSign, type FigureWriting } from './find-decimal-sign.ts'
import { findHeads, type HeadNames, type Heads } from './find-heads.ts'
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

/** A row as plain data: its values stand side by side, in the order of the sheet's `held`. Most columns of a row are empty. */
export interface KeptRow {
  product: string
  entry: string
  field: string
  number: number
  values: readonly unknown[]
}

/** A table as plain data, which can be sent from one thread to another. */
export interface KeptTable {
  key: string
  /** The sheet as the file calls it. */
  sheet: string
  /** Heads, and the columns in which they stand, from 0. */
  heads: readonly (readonly [string, number])[]
  /** Heads whose values are kept. */
  held: readonly string[]
  rows: readonly KeptRow[]
}

/** What a file says, as plain data. */
export interface KeptTables {
  tables: readonly KeptTable[]
  problems: readonly Reason[]
  /** Names of sheets that are none of ours. */
  ignored: readonly string[]
}

/** Problems that are told of one file at most. */
export const mostProblems = 200

/** Rows whose product begins with this are examples and notes of their author. */
const noteSign = '#'
const isNoteRow = (first: RawCell | undefined): boolean => typeof first === 'string' && first.trim().startsWith(noteSign)

/** Reads sheets into rows of products, as plain data. Every problem stands at its cell. */
export function keepTables(sheets: readonly RawSheet[], names: HeadNames, writing: FigureWriting): KeptTables {
  const tables: KeptTable[] = []
  const problems: Reason[] = []
  const ignored: string[] = []
  const found = sheets.map((sheet) => ({ sheet, heads: findHeads(sheet, names) }))
  const decimal = findDecimalSign(listFigures(found), writing)
  for (const { sheet, heads } of found) {
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
    problems.push(...listHeadless(sheet, heads), ...read.problems)
    tables.push(read.table)
  }
  if (tables.length === 0 && problems.length === 0) problems.push(reasonAt('file', 'noRecordSheets'))
  return { tables, problems: problems.slice(0, mostProblems), ignored }
}

/** The columns under some heads, from 0. */
const columnsWith = (columns: Heads['columns'], keys: readonly string[]): number[] =>
  [...columns].filter(([, key]) => keys.includes(key)).map(([column]) => column)

/**
 * Cells under no head, and lines of a CSV file with more fields than its heads, as a number has that commas part: what stands there would be
 * dropped without a word, and its neighbours read under the heads beside theirs.
 */
function listHeadless({ name, rows }: RawSheet, { columns, headed, lastRow }: Heads): Reason[] {
  const [product] = columnsWith(columns, [productKey])
  const heads = rows.find(({ number }) => number === lastRow)?.width ?? Infinity
  const problems: Reason[] = []
  for (const row of rows) {
    if (problems.length >= mostProblems) break
    if (row.number <= lastRow || isNoteRow(cellAt(row, product))) continue
    const place = (column: number) => writeCellPlace(name, writeColumn(column) + row.number)
    if ((row.width ?? 0) > heads) problems.push(reasonAt(place(heads), 'tooManyColumns', { max: heads }))
    else
      for (const [column, cell] of row.cells)
        if (!headed.has(column) && isFilled(cell)) problems.push(reasonAt(place(column), 'columnUnknown'))
  }
  return problems
}

/** Every cell in which a number belongs. */
function* listFigures(found: readonly { sheet: RawSheet; heads: Heads | null }[]): Generator<RawCell | undefined> {
  for (const { sheet, heads } of found) {
    if (heads === null) continue
    const numbers = columnsOf(heads.key, new Set(heads.columns.values())).filter(({ cell }) => cell.kind === 'number')
    const [product] = columnsWith(heads.columns, [productKey])
    const columns = columnsWith(
      heads.columns,
      numbers.map(({ key }) => key),
    )
    for (const row of sheet.rows)
      if (row.number > heads.lastRow && !isNoteRow(cellAt(row, product))) for (const column of columns) yield row.cells.get(column)
  }
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
): { table: KeptTable; problems: Reason[] } {
  const byKey = new Map([...heads].map(([column, head]) => [head, column]))
  const cellOf = new Map(columnsOf(key, byKey).map((column) => [column.key, column.cell]))
  const problems: Reason[] = []
  const read: KeptRow[] = []
  const seen = new Set<string>()
  const held = [...cellOf.keys(), ...(key === productsSheet ? identityKeys.filter((head) => byKey.has(head)) : [])]
  const isOneToProduct = findSheet(key)?.lists.length === 0 && key !== textsSheet
  for (const row of rows) {
    if (row.number <= lastHead) continue
    const placeOf = (head: string) => placeAt(name, byKey, head, row.number)
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
    if (isNoteRow(first)) continue
    if (![...byKey.values()].some((column) => isFilled(row.cells.get(column)))) continue
    const product = text(productKey)
    if (product === '' && typeof first !== 'object') problems.push(reasonAt(placeOf(productKey), 'missing'))
    if (isOneToProduct && product !== '') {
      if (seen.has(product)) problems.push(reasonAt(placeOf(productKey), 'onceOnly', { code: product }))
      seen.add(product)
    }
    const values = held.map((head) => take(head, cellOf.get(head) ?? (head === 'externalId' ? line : whole)))
    const field = key === textsSheet ? readField(text(fieldKey), problems, placeOf(fieldKey)) : ''
    const entry = byKey.has(entryKey) ? text(entryKey) : ''
    read.push({ product, entry, field, number: row.number, values })
  }
  return { table: { key, sheet: name, heads: [...byKey], held, rows: read }, problems }
}

const columnsOf = (key: string, heads: { has(key: string): boolean }): Column[] =>
  (findSheet(key)?.columns ?? []).filter((column) => heads.has(column.key))

const placeAt = (sheet: string, heads: ReadonlyMap<string, number>, head: string, number: number): string =>
  writeCellPlace(sheet, writeColumn(heads.get(head) ?? 0) + number)

/** A table that was kept, as it is read from. */
export function openTable({ key, sheet, heads, held, rows }: KeptTable): Table {
  const byKey = new Map(heads)
  const indexOf = new Map(held.map((head, index) => [head, index]))
  const read = new Map<string, TableRow[]>()
  for (const { product, entry, field, number, values } of rows) {
    const row: TableRow = {
      product,
      entry,
      field,
      read: (head) => values[indexOf.get(head) ?? -1],
      placeOf: (head) => placeAt(sheet, byKey, head, number),
    }
    const before = read.get(product)
    if (before) before.push(row)
    else read.set(product, [row])
  }
  return { key, columns: columnsOf(key, byKey), rows: read }
}

const cellAt = (row: RawRow, column: number | undefined): RawCell | undefined => (column === undefined ? undefined : row.cells.get(column))
const isFilled = (cell: RawCell | undefined): boolean => cell !== undefined && (typeof cell !== 'string' || cell.trim() !== '')

function readField(field: string, problems: Reason[], path: string): string {
  if (recordLayout().textLists.some(({ key }) => key === field)) return field
  problems.push(field === '' ? reasonAt(path, 'missing') : reasonAt(path, 'unknownField'))
  return ''
}
