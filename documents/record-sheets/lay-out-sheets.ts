import type { LanguageCode } from '../../shared/languages.ts'
import { keysOfSheet } from '../../shared/record-sheets/find-heads.ts'
import { flattenRecord, type WrittenProduct, type WrittenRow } from '../../shared/record-sheets/flatten-record.ts'
import { productKey, productsSheet, readingKey, recordLayout, type CellKind, type Sheet } from '../../shared/record-sheets/layout.ts'
import { nameColumn, nameSheets } from './name-heads.ts'

/** A sheet that is ready to be written as a part of a workbook or as a CSV file. */
export interface LaidOutSheet {
  key: string
  name: string
  columns: readonly { key: string; words: string; cell: CellKind }[]
  rows: readonly (readonly (string | number)[])[]
}

interface LayOut {
  language: LanguageCode
  products: readonly WrittenProduct[]
  /** Whether sheets and columns are there for which no product has anything. */
  isWhole: boolean
}

/** Languages of words that stand in every whole sheet beside the reader's. */
const usualLanguages: readonly LanguageCode[] = ['en']

/** Lays out products in sheets. A column stands for what some product has, and for what people fill in most. */
export function layOutSheets({ language, products, isWhole }: LayOut): LaidOutSheet[] {
  const written = products.map((product) => ({ name: product.record['name'], rows: flattenRecord(product) }))
  const names = nameSheets(language)
  return recordLayout().sheets.flatMap((sheet) => {
    const rows = written.flatMap(({ name, rows: ofProduct }) => (ofProduct.get(sheet.key) ?? []).map((row) => withName(sheet, row, name)))
    if (rows.length === 0 && !isWhole) return []
    const used = new Set(rows.flatMap((row) => [...row.keys()]))
    const isThere = (key: string, cell: CellKind | undefined) =>
      used.has(key) || isUsual(sheet, key, cell, isWhole, [...(isWhole ? usualLanguages : []), language])
    const columns = withReading(sheet).flatMap((key) => {
      const cell = sheet.columns.find((column) => column.key === key)?.cell
      return isThere(key, cell) ? [{ key, words: nameColumn(language, sheet, key), cell: cell ?? ({ kind: 'line' } as const) }] : []
    })
    return [
      {
        key: sheet.key,
        name: names.get(sheet.key) ?? sheet.key,
        columns,
        rows: rows.map((row) => columns.map(({ key }) => row.get(key) ?? '')),
      },
    ]
  })
}

const withName = (sheet: Sheet, row: WrittenRow, name: unknown): WrittenRow =>
  sheet.key === productsSheet || typeof name !== 'string' ? row : new Map([...row, [readingKey, name]])

/** Behind the key of the product stands its name, but where that is a column of its own. */
const withReading = (sheet: Sheet): string[] =>
  keysOfSheet(sheet).flatMap((key) => (key === productKey && sheet.key !== productsSheet ? [key, readingKey] : [key]))

/** What is there though no product has it: all but words in languages that nobody asks for. */
function isUsual(
  { key: sheet, columns }: Sheet,
  key: string,
  cell: CellKind | undefined,
  isWhole: boolean,
  languages: readonly LanguageCode[],
): boolean {
  if (cell === undefined) return key !== readingKey
  if (cell.kind === 'words') return languages.includes(cell.language)
  // The first sheet has so many fields that those within others come with somebody who has them.
  const path = columns.find((column) => column.key === key)?.path ?? []
  return isWhole || sheet !== productsSheet || path.length < 2
}
