import { reasonAt, type Reason } from '../reasons/reason.ts'
import { at, isItem, writeValue, type Item } from './cell-values.ts'
import { valueAt } from './flatten-record.ts'
import type { Column } from './layout.ts'
import type { TableRow } from './read-tables.ts'

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isText = ({ cell: { kind } }: Column): boolean => kind === 'phrase' || kind === 'words'
/** A cell shows this value as it shows none. */
const isBlank = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a row says of an entry what it says already. */
export function matchesItem(item: Item, columns: readonly Column[], row: TableRow): boolean {
  return columns.every(({ key, path, cell }) => {
    const [before, now] = [valueAt(item, path), row.read(key)]
    if (cell.kind === 'phrase') return now === undefined ? at(before, 'phrase') === undefined : isSame(now, before)
    if (cell.kind === 'words') return isSame(now, at(at(before, 'text'), cell.language))
    return now === undefined ? isBlank(before) || writeValue(cell, before) === '' : isSame(now, before)
  })
}

/** Puts the cells of a row upon an entry. Of columns that are not there nothing is said. */
export function applyCells(item: Item, columns: readonly Column[], row: TableRow, problems: Reason[]): Item {
  let applied = item
  for (const column of columns) {
    if (isText(column) || matchesItem(applied, [column], row)) continue
    applied = putAt(applied, column.path, row.read(column.key))
  }
  const texts = new Map<string, Column[]>()
  for (const column of columns.filter(isText)) {
    const key = column.path.join('.')
    texts.set(key, [...(texts.get(key) ?? []), column])
  }
  for (const ofText of texts.values()) {
    const [first] = ofText
    if (!first || matchesItem(applied, ofText, row)) continue
    applied = putAt(applied, first.path, readText(valueAt(applied, first.path), ofText, row, problems))
  }
  return applied
}

/** A phrase, or words in the languages of which there are columns, beside those in other ones. */
function readText(before: unknown, columns: readonly Column[], row: TableRow, problems: Reason[]): unknown {
  const words = new Map(Object.entries(asItem(at(before, 'text'))))
  let phrase: unknown
  const written: string[] = []
  for (const { key, cell } of columns) {
    const value = row.read(key)
    if (cell.kind === 'phrase') phrase = value
    else if (cell.kind === 'words') {
      if (value === undefined) words.delete(cell.language)
      else {
        words.set(cell.language, value)
        written.push(key)
      }
    }
  }
  if (phrase === undefined) {
    // Without its column nothing is said of a phrase.
    const isUntold = !columns.some(({ cell }) => cell.kind === 'phrase') && at(before, 'phrase') !== undefined
    if (isUntold && words.size === 0) return before
    return words.size === 0 ? undefined : { text: Object.fromEntries(words) }
  }
  const [first] = written
  if (first !== undefined) problems.push(reasonAt(row.placeOf(first), 'phraseAndWords'))
  return phrase
}

export const asItem = (value: unknown): Item => (isItem(value) ? { ...value } : {})

/** With a value at a place, or without it; what is empty then goes with it. The whole is given back where the place is the whole. */
function putAt(item: Item, path: readonly string[], value: unknown): Item {
  const [name, ...rest] = path
  if (name === undefined) return asItem(value)
  const inner = rest.length === 0 ? value : putAt(asItem(item[name]), rest, value)
  const isGone = inner === undefined || (rest.length > 0 && Object.keys(asItem(inner)).length === 0)
  const { [name]: _, ...others } = item
  return isGone ? others : { ...item, [name]: inner }
}
