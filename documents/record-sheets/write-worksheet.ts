import { writeColumn } from '../../shared/record-sheets/raw-sheet.ts'
import { escapeMarks, styles, xmlHead } from './workbook-parts.ts'

export interface WorksheetToWrite {
  /** Rows that stay where they are when the others move, together with the first column. */
  heads: readonly { style: number; cells: readonly string[] }[]
  columns: readonly { width: number; isText: boolean }[]
  rows: Iterable<readonly (string | number)[]>
  /** Columns, from 0, each with the cells of another sheet whose values may be chosen. */
  choices: readonly { column: number; from: string }[]
}

/** Characters that a cell holds at most, and the last row of a sheet (Excel specifications and limits). */
const longestCell = 32_767
const lastRow = 1_048_576

/**
 * A worksheet (ECMA-376, part 1, 18.3), row by row. Texts stand in their cells, and no cell has a formula, whatever it begins with.
 * @throws RangeError where a text is longer than a cell may be
 */
export function* writeWorksheet({ heads, columns, rows, choices }: WorksheetToWrite): Generator<string> {
  yield `${xmlHead}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${writePane(heads.length)}${writeColumns(columns)}<sheetData>`
  let number = 0
  for (const { style, cells } of heads) yield writeRow((number += 1), cells, style)
  for (const cells of rows) yield writeRow((number += 1), cells, styles.text)
  yield `</sheetData>${writeChoices(choices, heads.length + 1)}</worksheet>`
}

function writePane(heads: number): string {
  if (heads === 0) return ''
  return `<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="${heads}" topLeftCell="B${heads + 1}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>`
}

/** Text is the format of cells into which nobody has written yet, too. */
function writeColumns(columns: WorksheetToWrite['columns']): string {
  if (columns.length === 0) return ''
  const written = columns.map(
    ({ width, isText }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width.toFixed(1)}" customWidth="1"${isText ? ` style="${styles.text}"` : ''}/>`,
  )
  return `<cols>${written.join('')}</cols>`
}

function writeRow(number: number, cells: readonly (string | number)[], style: number): string {
  const written = cells.map((cell, column) => {
    if (cell === '') return ''
    const place = `${columnName(column)}${number}`
    return typeof cell === 'number' ? `<c r="${place}"><v>${cell}</v></c>` : writeText(place, cell, style)
  })
  return `<row r="${number}">${written.join('')}</row>`
}

/** Written for every cell of every row. */
const columnNames: string[] = []
const columnName = (column: number): string => (columnNames[column] ??= writeColumn(column))

function writeText(place: string, text: string, style: number): string {
  const value = escapeText(text)
  if (value.length > longestCell) throw new RangeError(`a text is longer than a cell of ${longestCell} characters`)
  // Without it a reader may take away what stands around a text.
  const space = /^\s|\s$|[\n\t]| {2}/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t${space}>${escapeMarks(value)}</t></is></c>`
}

// What XML cannot hold, or would change: everything below a blank but tabs and line feeds, halves of characters, and two that are none;
// U+FFFD too, which readers put for what they cannot read.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\x08\x0b-\x1f\ufffd\ufffe\uffff]|\p{Cs}/gu

/** As spreadsheets write what XML cannot hold (ECMA-376, part 1, 22.4.2.4), and what only looks like that. */
function escapeText(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(unwritable, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}

function writeChoices(choices: WorksheetToWrite['choices'], top: number): string {
  if (choices.length === 0) return ''
  const written = choices.map(({ column, from }) => {
    const name = columnName(column)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${name}${top}:${name}${lastRow}"><formula1>${escapeMarks(from)}</formula1></dataValidation>`
  })
  return `<dataValidations count="${choices.length}">${written.join('')}</dataValidations>`
}
