import type { LanguageCode } from '../../shared/languages.ts'
import { keysOfSheet } from '../../shared/record-sheets/find-heads.ts'
import { flattenRecord, type WrittenProduct, type WrittenRow } from '../../shared/record-sheets/flatten-record.ts'
import { productKey, productsSheet, readingKey, recordLayout, type CellKind, type Sheet } from '../../shared/record-sheets/layout.ts'
import { keepRows } from './keep-rows.ts'
import { nameColumn, nameSheets } from './name-heads.ts'

interface LaidOutColumn {
  key: string
  words: string
  cell: CellKind
  /** Characters of its longest cell, 0 where it is empty. */
  longest: number
}

/** A sheet that is ready to be written as a part of a workbook or as a CSV file. */
export interface LaidOutSheet {
  key: string
  name: string
  columns: readonly LaidOutColumn[]
  /** Made as they are read, each time anew. */
  rows: Iterable<readonly (string | number)[]>
}

interface LayOut {
  language: LanguageCode
  /** Whether sheets and columns are there for which no product has anything. */
  isWhole: boolean
}

/** Products that are laid out in sheets when all of them have come. */
export interface LayingOut {
  add(product: WrittenProduct): void
  layOut(): LaidOutSheet[]
}

/** Languages of words that stand in every whole sheet beside the reader's. */
const usualLanguages: readonly LanguageCode[] = ['en']

/** A column stands for what some product has, and for what people fill in most: which ones there are is known when all products have come. */
export function beginLayOut({ language, isWhole }: LayOut): LayingOut {
  const kept = recordLayout().sheets.map((sheet) => ({ sheet, rows: keepRows() }))
  return {
    add(product) {
      const rowsOf = flattenRecord(product)
      for (const { sheet, rows } of kept)
        for (const row of rowsOf.get(sheet.key) ?? []) rows.add(withName(sheet, row, product.record['name']))
    },
    layOut() {
      const names = nameSheets(language)
      return kept.flatMap(({ sheet, rows: { longest, read } }) => {
        if (longest.size === 0 && !isWhole) return []
        const isThere = (key: string, cell: CellKind | undefined) =>
          longest.has(key) || isUsual(sheet, key, cell, isWhole, [...(isWhole ? usualLanguages : []), language])
        const columns = withReading(sheet).flatMap((key) => {
          const cell = sheet.columns.find((column) => column.key === key)?.cell
          const laidOut = {
            key,
            words: nameColumn(language, sheet, key),
            cell: cell ?? ({ kind: 'line' } as const),
            longest: longest.get(key) ?? 0,
          }
          return isThere(key, cell) ? [laidOut] : []
        })
        return [
          {
            key: sheet.key,
            name: names.get(sheet.key) ?? sheet.key,
            columns,
            rows: { [Symbol.iterator]: () => writeRows(read(), columns) },
          },
        ]
      })
    },
  }
}

/** The same of products that are all there. */
export function layOutSheets({ products, ...how }: LayOut & { products: readonly WrittenProduct[] }): LaidOutSheet[] {
  const laying = beginLayOut(how)
  for (const product of products) laying.add(product)
  return laying.layOut()
}

function* writeRows(rows: Iterable<WrittenRow>, columns: readonly LaidOutColumn[]): Generator<(string | number)[]> {
  for (const row of rows) yield columns.map(({ key }) => row.get(key) ?? '')
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
