import type { WorkingRecord } from '../editing.ts'
import { reasonAt, type Reason } from '../reasons/reason.ts'
import { writePath } from '../reasons/write-path.ts'
import { applyCells, asItem, isSame, matchesItem } from './apply-cells.ts'
import { at, type Item } from './cell-values.ts'
import { findEntry, namingFields, valueAt } from './flatten-record.ts'
import { entryKey, productKey, recordLayout, textsSheet, type Column } from './layout.ts'
import type { Table, TableRow } from './read-tables.ts'

/** A record with what a file says of it. */
export interface AppliedRows {
  record: WorkingRecord
  /** Cells by the places of the record that they say something of. */
  places: ReadonlyMap<string, string>
  problems: readonly Reason[]
}

type Step = string | number

/**
 * Puts what a file says of one product upon its record. What the file has no column and no row for stays as it is; an empty cell takes away;
 * rows of a list are the whole list, and one row without anything says that there is none. What is the same is left alone.
 */
export function applyRows(base: WorkingRecord, tables: readonly Table[], product: string): AppliedRows {
  const state: State = { record: structuredClone(base), places: new Map(), problems: [] }
  for (const { key, lists } of recordLayout().sheets) {
    const table = tables.find((one) => one.key === key)
    const rows = table?.rows.get(product) ?? []
    if (!table || rows.length === 0) continue
    if (key === textsSheet) applyTexts(state, table, rows)
    else if (lists.length === 0) applyOne(state, table, rows)
    else applyList(state, { key, lists, columns: table.columns, rows })
  }
  return state
}

interface State {
  record: Item
  places: Map<string, string>
  problems: Reason[]
}

function applyOne(state: State, { columns }: Table, rows: readonly TableRow[]): void {
  for (const row of rows) {
    notePlaces(state, [], columns, row)
    state.record = applyCells(state.record, columns, row, state.problems)
  }
}

/** Where each cell of a row says something; the row itself is named by its first cell. */
function notePlaces({ places }: State, above: readonly Step[], columns: readonly Column[], row: TableRow): void {
  if (above.length > 0) places.set(writePath(above), row.placeOf(productKey))
  for (const { key, path, cell } of columns) {
    if (row.read(key) === undefined) continue
    const place = row.placeOf(key)
    const whole = writePath([...above, ...path])
    if (cell.kind === 'phrase') places.set(writePath([...above, ...path, 'phrase']), place)
    if (cell.kind === 'words') places.set(writePath([...above, ...path, 'text', cell.language]), place)
    places.set(whole, place)
  }
}

interface ListToApply {
  key: string
  lists: readonly (readonly string[])[]
  columns: readonly Column[]
  rows: readonly TableRow[]
}

/** Where the lists of such a sheet are: one, or one in each entry of another. */
function applyList(state: State, { key, lists, columns, rows }: ListToApply): void {
  const [own = [], ...above] = lists.toReversed()
  const groups = new Map<string, { place: readonly Step[]; rows: TableRow[] }>()
  for (const row of rows) {
    const place = above.length === 0 ? [] : findParent(state, above.toReversed(), row)
    if (!place) continue
    const group = groups.get(writePath(place)) ?? { place, rows: [] }
    group.rows.push(row)
    groups.set(writePath(place), group)
  }
  for (const { place, rows: ofPlace } of groups.values()) {
    const before = own.reduce<unknown>(at, stepsDown(state.record, place))
    const items = buildItems(state, { key, columns, rows: ofPlace, place: [...place, ...own] }, Array.isArray(before) ? before : [])
    if (!isSame(items, before ?? [])) state.record = asItem(putAt(state.record, [...place, ...own], items))
  }
}

/** The entry in which a row's list lies. One level is all there is. */
function findParent({ record, problems }: State, above: readonly (readonly string[])[], row: TableRow): Step[] | undefined {
  const [path = []] = above
  const list = valueAt(record, path)
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  // An entry that is alone need not be named.
  const index = row.entry === '' && entries.length === 1 ? 0 : findEntry(path.join('.'), entries, row.entry)
  if (index >= 0 && typeof entries[index] === 'object') return [...path, index]
  problems.push(reasonAt(row.placeOf(entryKey), row.entry === '' ? 'missing' : 'notFound'))
  return undefined
}

interface Built {
  key: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  place: readonly Step[]
}

const isEmpty = (row: TableRow, columns: readonly Column[]): boolean => columns.every(({ key }) => row.read(key) === undefined)

function buildItems(state: State, { key, columns, rows, place }: Built, before: readonly unknown[]): unknown[] {
  const [first] = rows
  if (first && rows.length === 1 && isEmpty(first, columns)) return []
  const left = new Set(before.keys())
  const take = (index: number | undefined): Item => {
    if (index !== undefined) left.delete(index)
    const found = index === undefined ? undefined : before[index]
    return asItem(found)
  }
  // What is the same goes first: another entry may only look like it.
  const same = rows.map((row) => {
    const found = [...left].find((index) => matchesItem(asItem(before[index]), columns, row))
    if (found !== undefined) left.delete(found)
    return found
  })
  return rows.map((row, index) => {
    const whole = [...place, index]
    notePlaces(state, whole, columns, row)
    const found = same[index]
    if (found !== undefined) return before[found]
    const named = [...left].find((one) => isNamed(key, before[one], row))
    return applyCells(structuredClone(take(named)), columns, row, state.problems)
  })
}

/** Whether a row is about an entry: by what people know it by, or by its own number. */
function isNamed(key: string, item: unknown, row: TableRow): boolean {
  const fields = [...namingFields(key), 'id']
  return fields.some((field) => row.read(field) !== undefined && row.read(field) === at(item, field))
}

function applyTexts(state: State, { columns }: Table, rows: readonly TableRow[]): void {
  const { textLists } = recordLayout()
  for (const { key, lists, path } of textLists) {
    const own = rows.filter(({ field }) => field === key)
    if (own.length > 0) applyList(state, { key, lists: [...lists, path], columns, rows: own })
  }
}

const stepsDown = (value: unknown, place: readonly Step[]): unknown =>
  place.reduce<unknown>(
    (found, step) => (typeof step === 'number' ? (Array.isArray(found) ? found[step] : undefined) : at(found, step)),
    value,
  )

/** The same with a value at a place. What lies above it is made where it lacks. */
function putAt(within: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'string') return { ...asItem(within), [step]: putAt(at(within, step), rest, value) }
  return Array.isArray(within) ? within.map((one: unknown, index) => (index === step ? putAt(one, rest, value) : one)) : within
}
