import { reasonAt, type Reason } from '../reasons/reason.ts'
import type { RawCell } from './cell-values.ts'
import { entryKey, fieldKey, identityKeys, productKey, productsSheet, recordLayout, textsSheet, type Sheet } from './layout.ts'
import { writeCellPlace, writeColumn, type RawRow, type RawSheet } from './raw-sheet.ts'

/** How sheets and columns are called in the languages of the program. */
export interface HeadNames {
  /** The key of a sheet by its name. */
  findSheet: (name: string) => string | undefined
  /** The key of a column by its head. */
  findColumn: (sheet: string, head: string) => string | undefined
}

export interface Heads {
  /** Of the sheet of the layout. */
  key: string
  /** Keys of columns, by column from 0. */
  columns: ReadonlyMap<number, string>
  /** Columns that have a head at all, known or not. */
  headed: ReadonlySet<number>
  /** Number of the last row of heads. */
  lastRow: number
  problems: readonly Reason[]
}

/** Heads stand among the first rows: above them somebody may have written what the file is. */
const mostRowsAbove = 6
/** A column of this head is its author's own. */
const ownSign = '#'

/** Every column that a sheet may have. */
export function keysOfSheet(sheet: Sheet): string[] {
  const isNested = sheet.lists.length > 1 || sheet.key === textsSheet
  return [
    productKey,
    ...(sheet.key === productsSheet ? identityKeys : []),
    ...(isNested ? [entryKey] : []),
    ...(sheet.key === textsSheet ? [fieldKey] : []),
    ...sheet.columns.map(({ key }) => key),
  ]
}

/** What a sheet is, and which columns it has. @returns null: it is none of ours */
export function findHeads(raw: RawSheet, names: HeadNames): Heads | null {
  const named = names.findSheet(raw.name)
  const candidates = recordLayout().sheets.filter(({ key }) => named === undefined || key === named)
  const [best] = candidates
    .map((sheet) => ({ sheet, ...readHeads(raw, sheet, names) }))
    .filter(({ columns }) => named !== undefined || isRecognised(columns))
    .toSorted((one, other) => one.unknown.length - other.unknown.length || other.columns.size - one.columns.size)
  if (!best || (raw.rows.length === 0 && named === undefined)) return null
  const { sheet, columns, headed, unknown, twice, lastRow } = best
  const at = (column: number, row: number) => writeCellPlace(raw.name, writeColumn(column) + row)
  const lacksProduct = raw.rows.length > 0 && ![...columns.values()].includes(productKey)
  return {
    key: sheet.key,
    columns,
    headed,
    lastRow,
    problems: [
      ...unknown.map(({ column, row }) => reasonAt(at(column, row), 'columnUnknown')),
      ...twice.map(({ column, row, key }) => reasonAt(at(column, row), 'onceOnly', { code: key })),
      ...(lacksProduct ? [reasonAt(at(0, Math.max(lastRow, 1)), 'columnMissing', { name: productKey })] : []),
    ],
  }
}

/** A sheet without a name of ours is one by its heads: the product, and something that belongs to one. */
function isRecognised(columns: ReadonlyMap<number, string>): boolean {
  const keys = [...columns.values()]
  return keys.includes(productKey) && keys.length > 1
}

interface ReadHeads {
  columns: Map<number, string>
  headed: Set<number>
  unknown: { column: number; row: number }[]
  twice: { column: number; row: number; key: string }[]
  lastRow: number
}

function readHeads({ rows }: RawSheet, sheet: Sheet, names: HeadNames): ReadHeads {
  const keys = new Set(keysOfSheet(sheet))
  const byKey = (head: string) => (keys.has(head) ? head : undefined)
  const byWords = (head: string) => names.findColumn(sheet.key, head)
  const top = rows.filter(({ number }, index) => index < mostRowsAbove && number <= mostRowsAbove * 2)
  const keyRow = findRow(top, byKey)
  const [row, read] = keyRow ? [keyRow, byKey] : [findRow(top, byWords) ?? top[0], byWords]
  const heads: ReadHeads = { columns: new Map(), headed: new Set(), unknown: [], twice: [], lastRow: row?.number ?? 0 }
  if (!row) return heads
  // Words stand above the keys, in what the program writes.
  const above = keyRow && top[top.indexOf(keyRow) - 1]
  for (const column of new Set([...row.cells.keys(), ...(above?.cells.keys() ?? [])])) {
    const [own, words] = [headOf(row.cells.get(column)), headOf(above?.cells.get(column))]
    if (own !== '' || words !== '') heads.headed.add(column)
    if (own.startsWith(ownSign) || (own === '' && (words === '' || words.startsWith(ownSign)))) continue
    // A column that somebody added below no key is known by its words.
    const key = own === '' ? byWords(words) : read(own)
    const place = { column, row: own === '' && above ? above.number : row.number }
    if (key === undefined) heads.unknown.push(place)
    else if ([...heads.columns.values()].includes(key)) heads.twice.push({ ...place, key })
    else heads.columns.set(column, key)
  }
  return heads
}

const headOf = (cell: RawCell | undefined): string => (cell === undefined || typeof cell === 'object' ? '' : String(cell).trim())

/** The row with the most heads; the product must be among them. */
function findRow(rows: readonly RawRow[], read: (head: string) => string | undefined): RawRow | undefined {
  const counted = rows.map((row) => {
    const keys = [...row.cells.values()].map((cell) => read(headOf(cell)))
    return { row, count: keys.includes(productKey) ? keys.filter((key) => key !== undefined).length : 0 }
  })
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most === 0 ? undefined : counted.find(({ count }) => count === most)?.row
}
