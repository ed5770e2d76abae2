import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { readLabelOptions } from '../shared/label-options.ts'
import { labelQuery } from '../shared/label-query.ts'
import { languageCodes } from '../shared/languages.ts'
import { productRecord, type ProductRecord, type ProductRecordInput } from '../shared/record/product-record.ts'
import { recordOf } from '../test-kit/product-record.ts'
import { readCatalogue } from '../test-kit/read-catalogue.ts'
import { xlsxColumns } from '../documents/label/write-label-xlsx-columns.ts'
import { labelXlsx } from '../documents/label/write-label-xlsx.ts'

export const catalogue = (id: number) => readCatalogue(id).at(-1)?.record ?? expect.fail(`no product ${id}`)
export const sample = (changes: Partial<ProductRecordInput>) => productRecord.parse(recordOf(1, changes))
export const sourceOf = (record: ProductRecord) => ({
  record,
  permalink: `https://coatings.example/p/${record.permalinkId}`,
  stampedOn: '2026-10-12',
})
export const optionsOf = (record: ProductRecord, query: string) =>
  readLabelOptions(labelQuery.parse(Object.fromEntries(new URLSearchParams(query))), record.labelDefaults, languageCodes)

/** The spreadsheet of a product, read again: its rows by the names of the columns. */
export async function sheetOf(record: ProductRecord, query: string) {
  const made = await labelXlsx(sourceOf(record), optionsOf(record, query), new URLSearchParams(query).has('vseb'))
  const files = unzipSync(made.bytes)
  const read = (path: string) => strFromU8(files[path] ?? expect.fail(`no ${path}`))
  const plain = (xml: string) =>
    xml
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
  const strings = [...read('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text = '']) => plain(text))
  const sheet = read('xl/worksheets/sheet1.xml')
  const cells = [...sheet.matchAll(/<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)].map(
    ([, column = '', row, attributes = '', content = '']) => ({
      column: [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1,
      row: Number(row),
      attributes,
      text: strings[Number(/<v>(\d+)<\/v>/.exec(content)?.[1])] ?? '',
    }),
  )
  const rows = Array.from({ length: Math.max(...cells.map(({ row }) => row)) - 1 }, (_, index) =>
    Object.fromEntries(
      xlsxColumns.map(({ name }, column) => [name, cells.find((cell) => cell.row === index + 2 && cell.column === column)?.text ?? '']),
    ),
  )
  return { ...made, files, read, sheet, cells, table: rows, head: cells.filter(({ row }) => row === 1).map(({ text }) => text) }
}
