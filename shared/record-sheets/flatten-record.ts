import type { WorkingRecord } from '../editing.ts'
import { at, writeValue } from './cell-values.ts'
import { entryKey, fieldKey, productKey, productsSheet, recordLayout, textsSheet, type Column, type Sheet } from './layout.ts'

/** A row by the keys of its columns; empty cells are not there. */
export type WrittenRow = ReadonlyMap<string, string | number>

/** How a product is named in a file, beside its record. */
export interface WrittenIdentity {
  permalinkId: number
  externalId: string | null
  /** Of the record that is being edited; 0: nobody has opened it yet. */
  revision: number
}

export interface WrittenProduct {
  identity: WrittenIdentity
  record: WorkingRecord
}

/** By what every row names its product. */
const nameOfProduct = ({ permalinkId, externalId }: WrittenIdentity): string => externalId ?? String(permalinkId)

/** All rows of a product, by the sheets in which they stand. Records that are not complete are written as far as they go. */
export function flattenRecord({ identity, record }: WrittenProduct): ReadonlyMap<string, readonly WrittenRow[]> {
  const rows = new Map<string, Map<string, string | number>[]>()
  const product: [string, string] = [productKey, nameOfProduct(identity)]
  const { sheets, textLists } = recordLayout()
  for (const sheet of sheets.filter(({ key }) => key !== textsSheet)) {
    const found = findEntries(record, sheet.lists).map(
      ({ entry, item }) => new Map([product, ...entryCell(sheet, entry), ...writeCells(sheet.columns, item)]),
    )
    rows.set(sheet.key, found)
  }
  const [first] = rows.get(productsSheet) ?? []
  if (first) {
    first.set('permalinkId', identity.permalinkId).set('revision', identity.revision)
    if (identity.externalId !== null) first.set('externalId', identity.externalId)
  }
  const columns = sheets.find(({ key }) => key === textsSheet)?.columns ?? []
  const texts = textLists.flatMap(({ key, lists, path }) =>
    findEntries(record, [...lists, path]).map(
      ({ entry, item }) =>
        new Map([product, ...entryCell({ lists: [...lists, path] }, entry), [fieldKey, key], ...writeCells(columns, item)]),
    ),
  )
  rows.set(textsSheet, texts)
  return rows
}

const entryCell = ({ lists }: Pick<Sheet, 'lists'>, entry: string): [string, string][] => (lists.length > 1 ? [[entryKey, entry]] : [])

function writeCells(columns: readonly Column[], item: unknown): [string, string | number][] {
  return columns.flatMap(({ key, path, cell }): [string, string | number][] => {
    const written = writeValue(cell, valueAt(item, path))
    return written === '' ? [] : [[key, written]]
  })
}

/** What lies below, step by step. */
export const valueAt = (value: unknown, path: readonly string[]): unknown => path.reduce(at, value)

/** Entries of a list that may lie in the entries of another. */
function findEntries(record: unknown, lists: readonly (readonly string[])[]): { entry: string; item: unknown }[] {
  let found: { entry: string; item: unknown }[] = [{ entry: '', item: record }]
  for (const [depth, path] of lists.entries()) {
    const key = lists
      .slice(0, depth + 1)
      .flat()
      .join('.')
    found = found.flatMap(({ entry, item }) => {
      const list = valueAt(item, path)
      if (!Array.isArray(list)) return []
      const isLast = depth === lists.length - 1
      return list.map((one: unknown, index) => ({ entry: isLast ? entry : nameEntry(key, list, index), item: one }))
    })
  }
  return found
}

/** By which an entry is named from the sheets of what it holds, before its number: what people know it by. */
const namesOfEntries: Readonly<Record<string, readonly string[]>> = {
  'composition.ingredients': ['casNumber', 'ecNumber', 'indexNumber', 'reachNumber'],
  'regulatory.national': ['country'],
}

/** The fields by which an entry of this list can be named. */
export const namingFields = (list: string): readonly string[] => namesOfEntries[list] ?? []

/** A name that no other entry has, or its number, from 1. */
function nameEntry(key: string, list: readonly unknown[], index: number): string {
  for (const field of namingFields(key)) {
    const name = at(list[index], field)
    // A bare number is always that of a place.
    if (typeof name !== 'string' || name === '' || /^\d+$/.test(name)) continue
    if (list.filter((other) => namingFields(key).some((one) => at(other, one) === name)).length === 1) return name
  }
  return String(index + 1)
}

/** The place of an entry by its name or number; -1: there is none, or more than one. */
export function findEntry(key: string, list: readonly unknown[], name: string): number {
  if (/^\d+$/.test(name)) return Number(name) <= list.length ? Number(name) - 1 : -1
  const found = [...list.keys()].filter((index) => namingFields(key).some((field) => at(list[index], field) === name))
  return found.length === 1 ? (found[0] ?? -1) : -1
}
