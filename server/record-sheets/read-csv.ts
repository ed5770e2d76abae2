import { CsvError, parse } from 'csv-parse/sync'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { DecimalSign, RawCell } from '../../shared/record-sheets/cell-values.ts'
import { writeCellPlace, writeColumn, type RawRow, type RawSheet } from '../../shared/record-sheets/raw-sheet.ts'
import { mostColumns, mostRows, mostSeparated } from './limits.ts'
import type { Budget } from './read-worksheet.ts'
import { RefusedFile } from './refused-file.ts'

const separators = [';', ',', '\t'] as const
type Separator = (typeof separators)[number]

/** A CSV file, with its decimal sign if that follows from the separator. */
export interface ReadCsv {
  sheet: RawSheet
  separatorSays: DecimalSign
}

/**
 * Reads a CSV file (RFC 4180) in UTF-8, or in UTF-16 with a byte order mark. The separator is detected in the first line.
 * @throws {RefusedFile} for another encoding, unclosed quotes, and too many rows or columns
 */
export function readCsv(name: string, bytes: Buffer, budget: Budget): ReadCsv {
  const text = decode(name, bytes)
  const separator = findSeparator(text)
  refuseWideLines(name, text, separator)
  return {
    sheet: { name, rows: parseRows(name, text, separator, budget).filter(({ cells }) => cells.size > 0), isHidden: false, merged: [] },
    // If commas separate the cells, the decimal sign is a point.
    separatorSays: separator === ',' ? '.' : null,
  }
}

/** Other encodings cannot be recognised, and a wrong guess would corrupt names unnoticed. The place is the first line that is not readable. */
function decode(name: string, bytes: Buffer): string {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    const [readable = ''] = new TextDecoder(encoding).decode(bytes).split('\uFFFD')
    throw new RefusedFile(faultOf('notUtf8'), writeCellPlace(name, `A${readable.split('\n').length}`))
  }
}

/** The separator that splits the first line into most cells, ignoring quoted text. */
function findSeparator(text: string): Separator {
  const [first = ''] = /^(?:[^"\r\n]|"[^"]*"?)*/.exec(text.slice(0, 50_000).trimStart()) ?? []
  const plain = first.replaceAll(/"[^"]*"?/g, '')
  const counts = separators.map((separator) => ({ separator, count: plain.split(separator).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ';'
}

/** Checked before splitting, since a line of millions of separators would be as many cells in memory at once. */
function refuseWideLines(name: string, text: string, separator: Separator): void {
  const [parts, quote, end, feed] = [separator, '"', '\n', '\r'].map((sign) => sign.charCodeAt(0))
  let [isQuoted, column, row] = [false, 0, 1]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (code === parts) column += 1
    else if (code === end || code === feed) {
      column = 0
      row += code === end || text.charCodeAt(at + 1) !== end ? 1 : 0
    }
    if (column >= mostSeparated)
      throw new RefusedFile(faultOf('tooManyColumns', { max: mostColumns }), writeCellPlace(name, `${writeColumn(mostColumns)}${row}`))
  }
}

/** Line by line, so that empty cells are dropped before the next line. */
function parseRows(name: string, text: string, delimiter: Separator, budget: Budget): RawRow[] {
  const rows: RawRow[] = []
  try {
    parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: false,
      recordDelimiter: ['\r\n', '\n', '\r'],
      onRecord: (line: string[]) => {
        rows.push(readRow(name, line, rows.length + 1, budget))
        return null
      },
    })
    return rows
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new RefusedFile(faultOf('quoteOpen'), writeCellPlace(name, `A${rows.length + 1}`))
  }
}

function readRow(name: string, line: readonly string[], number: number, budget: Budget): RawRow {
  const place = (column: number) => writeCellPlace(name, `${writeColumn(column)}${number}`)
  if (number > mostRows) throw new RefusedFile(faultOf('tooManyRows', { max: mostRows }), place(0))
  const cells = line.flatMap((cell, column): [number, RawCell][] => (cell.trim() === '' ? [] : [[column, readCell(cell)]]))
  const last = cells.at(-1)?.[0] ?? 0
  if (last >= mostColumns) throw new RefusedFile(faultOf('tooManyColumns', { max: mostColumns }), place(mostColumns))
  if ((budget.cells -= cells.length) < 0) throw new RefusedFile(faultOf('tooManyRows', { max: number - 1 }), place(0))
  return { number, cells: new Map(cells), width: line.length }
}

/** Without the apostrophe that `writeCsv` puts before a text that a spreadsheet would take for a formula. */
const readCell = (cell: string): string => (/^'(?:'*(?:\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])|'')/.test(cell) ? cell.slice(1) : cell)
