import type { LanguageCode } from '../../shared/languages.ts'
import type { LaidOutSheet } from './lay-out-sheets.ts'
import { listValues, optionsOf, type ValueList } from './list-values.ts'
import { streamZip } from './stream-zip.ts'
import { styles, workbookParts, writeStyles } from './workbook-parts.ts'
import { writeWorksheet, type WorksheetToWrite } from './write-worksheet.ts'

/** Characters wide, at least and at most; the head alone makes no column wider than the last. */
const [narrowest, widest, widestHead] = [10, 44, 24]

/**
 * A workbook with a sheet for each list of the record, and one with the values that may be chosen. Every text is kept as text when somebody
 * edits it, so that nothing becomes a formula or a date. Equal sheets give equal bytes. It comes in pieces, the first of them before the
 * sheets are asked for, and never more of it than a piece is in memory: a library that had all of it at once was out of memory with 500 products.
 * @throws RangeError where a text is longer than a cell may be
 */
export function* writeWorkbook(layOut: () => readonly LaidOutSheet[], language: LanguageCode, stampedOn: string): Generator<Uint8Array> {
  const zip = streamZip(stampedOn)
  const { contentTypes, packageRels } = workbookParts
  yield* zip.add('[Content_Types].xml', [contentTypes])
  yield* zip.add('_rels/.rels', [packageRels])
  yield* zip.add('xl/styles.xml', [writeStyles()])
  const sheets = layOut()
  const values = listValues(sheets, language)
  const names = [...sheets.map(({ name }) => name), values.name]
  yield* zip.add('xl/workbook.xml', [workbookParts.workbook(names)])
  yield* zip.add('xl/_rels/workbook.xml.rels', [workbookParts.workbookRels(names.length)])
  for (const [index, sheet] of sheets.entries())
    yield* zip.add(workbookParts.sheetPath(index), writeWorksheet(describeSheet(sheet, values.lists, values.name)))
  yield* zip.add(workbookParts.sheetPath(sheets.length), writeWorksheet(describeValues(values.rows)))
  yield* zip.end()
}

function describeSheet({ columns, rows }: LaidOutSheet, lists: readonly ValueList[], valuesName: string): WorksheetToWrite {
  return {
    heads: [
      { style: styles.head, cells: columns.map(({ words }) => words) },
      { style: styles.key, cells: columns.map(({ key }) => key) },
    ],
    columns: columns.map(({ words, cell, longest }) => ({
      width: Math.max(narrowest, Math.min(widestHead, words.length * 0.8), longest === 0 ? 0 : Math.min(longest + 2, widest)),
      isText: cell.kind !== 'number',
    })),
    rows,
    choices: columns.flatMap(({ key, cell }, column) => {
      const list = cell.kind === 'choice' || cell.kind === 'flag' ? lists.find(({ options }) => options === optionsOf(cell)) : undefined
      return list && key !== '' ? [{ column, from: `'${valuesName}'!$${list.column}$${list.from}:$${list.column}$${list.to}` }] : []
    }),
  }
}

function describeValues(rows: readonly (readonly string[])[]): WorksheetToWrite {
  const longest = rows.reduce<number[]>((found, row) => {
    for (const [index, cell] of row.entries()) found[index] = Math.max(found[index] ?? 0, cell.length)
    return found
  }, [])
  const columns = longest.map((length) => ({ width: Math.max(narrowest, Math.min(length + 2, widest)), isText: true }))
  return { heads: [], columns, rows, choices: [] }
}
