import { asExamples, shorten } from '../../documents/record-sheets/example-products.ts'
import { layOutSheets, type LaidOutSheet } from '../../documents/record-sheets/lay-out-sheets.ts'
import { writeCsvArchive } from '../../documents/record-sheets/write-csv.ts'
import { writeWorkbook } from '../../documents/record-sheets/write-workbook.ts'
import type { WrittenProduct } from '../../shared/record-sheets/flatten-record.ts'
import { today } from '../../shared/iso-day.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { readDemonstration } from '../products/load-demonstration.ts'

export type SheetFormat = 'xlsx' | 'csv'

/** Products as a file of tables. */
export function writeProducts(products: readonly WrittenProduct[], language: LanguageCode, format: SheetFormat): Promise<Buffer> {
  return write(layOutSheets({ language, products, isWhole: false }), language, format)
}

/** All sheets and columns, with products of the demonstration as examples that are not read. */
export async function writeTemplate(language: LanguageCode, format: SheetFormat): Promise<Buffer> {
  const products = asExamples(await readDemonstration())
  return write(shorten(layOutSheets({ language, products, isWhole: true })), language, format)
}

const write = (sheets: readonly LaidOutSheet[], language: LanguageCode, format: SheetFormat): Promise<Buffer> =>
  format === 'xlsx' ? writeWorkbook(sheets, language, today()) : writeCsvArchive(sheets, language, today())
