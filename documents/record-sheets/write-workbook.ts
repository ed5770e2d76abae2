import { strFromU8, unzipSync } from 'fflate'
import writeXlsxFile, { type Row, type Sheet } from 'write-excel-file/node'
import type { LanguageCode } from '../../shared/languages.ts'
import { packFile, repackArchive } from '../label/docx-archive.ts'
import { escapeXml } from '../label/docx-text.ts'
import { writeColumn } from '../../shared/record-sheets/raw-sheet.ts'
import type { LaidOutSheet } from './lay-out-sheets.ts'
import { listValues, optionsOf, type ValueList } from './list-values.ts'

/** Rows with the words of heads and their keys. */
const headRows = 2
/** Characters that a cell holds at most, and the last row of a sheet (Excel specifications and limits). */
const longestCell = 32_767
const lastRow = 1_048_576
const [narrowest, widest] = [10, 44]

/**
 * A workbook with a sheet for each list of the record, and one with the values that may be chosen. Every text is kept as text when somebody
 * edits it, so that nothing becomes a formula or a date. Equal sheets give equal bytes.
 * @throws RangeError where a text is longer than a cell may be
 */
export async function writeWorkbook(sheets: readonly LaidOutSheet[], language: LanguageCode, stampedOn: string): Promise<Buffer> {
  const values = listValues(sheets, language)
  const written: Sheet<Buffer>[] = [
    ...sheets.map(writeSheet),
    {
      sheet: values.name,
      data: values.rows.map((row) => row.map((cell) => (cell === '' ? null : textCell(cell)))),
      columns: values.rows.reduce<{ width: number }[]>((widths, row) => widenTo(widths, row), []),
    },
  ]
  const bytes = await writeXlsxFile(written).toBuffer()
  return repackArchive(bytes, stampedOn, await addChoices(bytes, sheets, values.lists, values.name))
}

function writeSheet({ name, columns, rows }: LaidOutSheet): Sheet<Buffer> {
  const words: Row = columns.map((column) => ({
    ...textCell(column.words),
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'top',
    backgroundColor: '#E8ECEF',
  }))
  const keys: Row = columns.map(({ key }) => ({ ...textCell(key), textColor: '#5A6672', fontSize: 8 }))
  const data = rows.map((row): Row =>
    row.map((cell) => (cell === '' ? null : typeof cell === 'number' ? { value: cell, type: Number } : textCell(cell))),
  )
  return {
    sheet: name,
    data: [words, keys, ...data],
    stickyRowsCount: headRows,
    stickyColumnsCount: 1,
    columns: rows.reduce<{ width: number }[]>(
      (widths, row) => widenTo(widths, row.map(String)),
      columns.map(({ words: head }) => ({ width: Math.max(narrowest, Math.min(24, head.length * 0.8)) })),
    ),
  }
}

const widenTo = (widths: readonly { width: number }[], row: readonly string[]): { width: number }[] =>
  row.map((cell, index) => ({ width: Math.min(widest, Math.max(widths[index]?.width ?? narrowest, Math.min(cell.length, widest) + 2)) }))

function textCell(text: string, more: object = {}) {
  const value = escapeCharacters(text)
  if (value.length > longestCell) throw new RangeError(`a text is longer than a cell of ${longestCell} characters`)
  return { value, type: String, format: '@', ...more }
}

// What XML cannot hold, or would change: everything below a blank but tabs and line feeds, halves of characters, and two that are none. The
// library takes U+FFFD for one of them.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\x08\x0b-\x1f\ufffd\ufffe\uffff]|\p{Cs}/gu

/** As spreadsheets write what XML cannot hold (ECMA-376, part 1, 22.4.2.4), and what only looks like that. */
function escapeCharacters(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(unwritable, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}

/** Choices in a list under each cell, and text as the format of cells into which nobody has written yet. */
async function addChoices(bytes: Uint8Array, sheets: readonly LaidOutSheet[], lists: readonly ValueList[], valuesName: string) {
  const parts = unzipSync(bytes, { filter: ({ name }) => name.startsWith('xl/worksheets/sheet') })
  const text = Object.values(parts).reduce<string | undefined>((found, part) => found ?? findTextStyle(strFromU8(part)), undefined)
  return Promise.all(
    sheets.map((sheet, index) => {
      const path = `xl/worksheets/sheet${index + 1}.xml`
      const xml = strFromU8(parts[path] ?? new Uint8Array())
      return packFile(
        path,
        Buffer.from(withTextColumns(xml, sheet, text).replace('</sheetData>', `</sheetData>${writeChoices(sheet, lists, valuesName)}`)),
      )
    }),
  )
}

/** Of the first cell below the heads. */
const findTextStyle = (xml: string): string | undefined => new RegExp(`<c r="A${headRows + 1}" s="(\\d+)"`).exec(xml)?.[1]

function withTextColumns(xml: string, { columns }: LaidOutSheet, style: string | undefined): string {
  if (style === undefined) return xml
  return xml.replaceAll(/<col min="(\d+)"/g, (found, number: string) => {
    const kind = columns[Number(number) - 1]?.cell.kind
    return kind === undefined || kind === 'number' ? found : `<col style="${style}" min="${number}"`
  })
}

function writeChoices({ columns }: LaidOutSheet, lists: readonly ValueList[], valuesName: string): string {
  const choices = columns.flatMap(({ key, cell }, index) => {
    const list = cell.kind === 'choice' || cell.kind === 'flag' ? lists.find(({ options }) => options === optionsOf(cell)) : undefined
    if (!list || key === '') return []
    const [column, top] = [writeColumn(index), headRows + 1]
    const formula = escapeXml(`'${valuesName}'!$${list.column}$${list.from}:$${list.column}$${list.to}`)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${column}${top}:${column}${lastRow}"><formula1>${formula}</formula1></dataValidation>`
  })
  return choices.length === 0 ? '' : `<dataValidations count="${choices.length}">${choices.join('')}</dataValidations>`
}
