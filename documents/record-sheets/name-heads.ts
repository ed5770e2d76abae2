import { languageCodes, languages, type LanguageCode } from '../../shared/languages.ts'
import { keysOfSheet, type HeadNames } from '../../shared/record-sheets/find-heads.ts'
import {
  entryKey,
  fieldKey,
  productKey,
  productsSheet,
  readingKey,
  recordLayout,
  textsSheet,
  type Sheet,
} from '../../shared/record-sheets/layout.ts'
import { loadWording } from '../../wording/load-wording.ts'

/** Longest name of a sheet (Excel specifications and limits), and what it may not have. */
const longestSheetName = 31
const notInSheetName = /[[\]:*?/\\']/g

type Words = Readonly<Record<string, string>>
const wordsOf = (language: LanguageCode): Words => loadWording(language).interface

/** Columns that are no fields of the record. */
const ownWords: Readonly<Record<string, string>> = {
  [productKey]: 'record.field.product',
  [fieldKey]: 'sheets.field',
  externalId: 'sheets.externalId',
  revision: 'sheets.revision',
  text: 'sheets.phrase',
}

const fieldWord = (words: Words, name: string): string => words[`record.field.${name}`] ?? name

/** What a column is called: the names of the fields that lead to it, and the language of words. */
export function nameColumn(language: LanguageCode, sheet: Sheet, key: string): string {
  const words = wordsOf(language)
  if (key === readingKey) return `# ${fieldWord(words, 'name')}`
  if (key === entryKey && sheet.key !== textsSheet) return words['sheets.entry'] ?? key
  if (key === entryKey) return words['sheets.entry'] ?? key
  const own = ownWords[key]
  if (own !== undefined && !(key === 'text' && sheet.key !== textsSheet)) return words[own] ?? key
  const column = sheet.columns.find((one) => one.key === key)
  if (!column) return fieldWord(words, key)
  const path = column.path.length > 0 ? column.path : ['text']
  const named = path.map((name) => fieldWord(words, name)).join(' – ')
  if (column.cell.kind === 'phrase') return `${named} (${words['sheets.phrase'] ?? ''})`
  if (column.cell.kind !== 'words') return named
  const code = column.cell.language
  return `${named} (${languages.find((one) => one.code === code)?.name ?? code})`
}

/** Names of all sheets by their keys; no two are the same. */
export function nameSheets(language: LanguageCode): ReadonlyMap<string, string> {
  const words = wordsOf(language)
  const names = new Map<string, string>()
  for (const { key, lists } of recordLayout().sheets) {
    const whole =
      key === productsSheet
        ? (words['workspace.place.products'] ?? key)
        : key === textsSheet
          ? (words['sheets.texts'] ?? key)
          : (lists.length === 0 ? [key] : lists.map((path) => path.at(-1) ?? '')).map((name) => shorten(fieldWord(words, name))).join(' – ')
    names.set(key, findFreeName(whole.replaceAll(notInSheetName, ' ').trim(), [...names.values()]))
  }
  return names
}

/** Without what is said in brackets behind it. */
const shorten = (word: string): string => word.replace(/\s*[(,].*$/, '')

/** A name that a sheet may have, and no other sheet of the workbook has: what is beyond its longest is cut off, and a number tells two apart. */
export function findFreeName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((other) => other.toLowerCase() === one.toLowerCase())
  const cut = name.slice(0, longestSheetName).trim()
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`
    const free = number === 2 && !isTaken(cut) ? cut : `${name.slice(0, longestSheetName - end.length).trim()}${end}`
    if (!isTaken(free)) return free
  }
}

const fold = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Reads names of sheets and columns in all languages, and their keys. What has two meanings has none. */
export const headNames: HeadNames = {
  findSheet: (name) => (known ??= readKnown()).sheets.get(fold(name)),
  findColumn: (sheet, head) => (known ??= readKnown()).columns.get(sheet)?.get(fold(head)),
}

interface Known {
  sheets: ReadonlyMap<string, string>
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>
}
// Words are part of the program and never change while it runs.
let known: Known | undefined

function readKnown(): Known {
  const { sheets } = recordLayout()
  const ofSheets: [string, string][] = sheets.map(({ key }) => [fold(key), key])
  for (const language of languageCodes) for (const [key, name] of nameSheets(language)) ofSheets.push([fold(name), key])
  const columns = sheets.map((sheet): [string, ReadonlyMap<string, string>] => {
    const keys = keysOfSheet(sheet)
    const heads = languageCodes.flatMap((language) => keys.map((key): [string, string] => [fold(nameColumn(language, sheet, key)), key]))
    return [sheet.key, withoutDoubts([...keys.map((key): [string, string] => [fold(key), key]), ...heads])]
  })
  return { sheets: withoutDoubts(ofSheets), columns: new Map(columns) }
}

function withoutDoubts(pairs: readonly [string, string][]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const doubtful = new Set<string>()
  for (const [name, key] of pairs) {
    if ((found.get(name) ?? key) !== key) doubtful.add(name)
    found.set(name, key)
  }
  return new Map([...found].filter(([name]) => !doubtful.has(name)))
}
