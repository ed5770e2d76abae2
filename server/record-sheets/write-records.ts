import { asExamples, shorten } from '../../documents/record-sheets/example-products.ts'
import { beginLayOut, layOutSheets, type LaidOutSheet } from '../../documents/record-sheets/lay-out-sheets.ts'
import { writeCsvArchive } from '../../documents/record-sheets/write-csv.ts'
import { writeWorkbook } from '../../documents/record-sheets/write-workbook.ts'
import type { WrittenProduct } from '../../shared/record-sheets/flatten-record.ts'
import { today } from '../../shared/iso-day.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { readDemonstration } from '../products/load-demonstration.ts'

export type SheetFormat = 'xlsx' | 'csv'

/** A file of tables that is written. */
export interface FileOfRecords {
  /** Its first piece is written before any product, and the others after all of them. */
  pieces: Generator<Uint8Array>
  add(product: WrittenProduct): void
}

export function writeProducts(language: LanguageCode, format: SheetFormat): FileOfRecords {
  const { add, layOut } = beginLayOut({ language, isWhole: false })
  return { add, pieces: write(layOut, language, format) }
}

/** The template: all sheets and columns, with products of the demonstration as examples that are not imported. */
export async function writeTemplate(language: LanguageCode, format: SheetFormat): Promise<FileOfRecords> {
  const products = asExamples(await readDemonstration())
  const layOut = () => shorten(layOutSheets({ language, products, isWhole: true }))
  return { add: () => {}, pieces: write(layOut, language, format) }
}

const write = (layOut: () => readonly LaidOutSheet[], language: LanguageCode, format: SheetFormat): Generator<Uint8Array> =>
  format === 'xlsx' ? writeWorkbook(layOut, language, today()) : writeCsvArchive(layOut, language, today())
