import { CsvError, parse } from 'csv-parse/sync'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { DecimalSign, RawCell } from '../../shared/record-sheets/cell-values.ts'
import { writeCellPlace, writeColumn, type RawSheet } from '../../shared/record-sheets/raw-sheet.ts'
import { mostColumns, mostRows } from './limits.ts'
import type { Budget } from './read-worksheet.ts'
import { RefusedFile } from './refused-file.ts'

const separators = [';', ',', '\t'] as const
type Separator = (typeof separators)[number]

/** A CSV file, and the sign before decimals where its separator says which that is. */
export interface ReadCsv {
  sheet: RawSheet
  decimal: DecimalSign
}

/**
 * Reads a CSV file (RFC 4180) of UTF-8, or of UTF-16 that says so. What parts its cells is seen in its first line.
 * @throws {RefusedFile} for another encoding, quotes that do not end, and for more rows or columns than there can be
 */
export function readCsv(name: string, bytes: Buffer, budget: Budget): ReadCsv {
  const text = decode(bytes)
  const separator = findSeparator(text)
  const lines = parseLines(name, text, separator)
  if (lines.length > mostRows) throw new RefusedFile(faultOf('tooManyRows', { max: mostRows }), writeCellPlace(name, `A${mostRows + 1}`))
  const rows = lines.map((line, index) => {
    const place = (column: number) => writeCellPlace(name, `${writeColumn(column)}${index + 1}`)
    const cells = line.flatMap((cell, column): [number, RawCell][] => (cell.trim() === '' ? [] : [[column, readCell(cell)]]))
    const last = cells.at(-1)?.[0] ?? 0
    if (last >= mostColumns) throw new RefusedFile(faultOf('tooManyColumns', { max: mostColumns }), place(mostColumns))
    if ((budget.cells -= cells.length) < 0) throw new RefusedFile(faultOf('tooManyRows', { max: index }), place(0))
    return { number: index + 1, cells: new Map(cells) }
  })
  // Where commas part the cells, decimals have a stop.
  return {
    sheet: { name, rows: rows.filter(({ cells }) => cells.size > 0), isHidden: false, merged: [] },
    decimal: separator === ',' ? '.' : null,
  }
}

/** Other encodings do not say which they are, and a wrong guess would spoil names without anybody seeing it. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new RefusedFile(faultOf('notUtf8'))
  }
}

/** That which parts the first line into most cells. Between quotes nothing parts. */
function findSeparator(text: string): Separator {
  const [first = ''] = /^(?:[^"\r\n]|"[^"]*"?)*/.exec(text.slice(0, 50_000).trimStart()) ?? []
  const plain = first.replaceAll(/"[^"]*"?/g, '')
  const counts = separators.map((separator) => ({ separator, count: plain.split(separator).length }))
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ';'
}

function parseLines(name: string, text: string, delimiter: Separator): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relaxColumnCount: true,
      skipEmptyLines: false,
      recordDelimiter: ['\r\n', '\n', '\r'],
      to: mostRows + 1,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = typeof error['records'] === 'number' ? error['records'] + 1 : 1
    throw new RefusedFile(faultOf('quoteOpen'), writeCellPlace(name, `A${row}`))
  }
}

/** As `writeCsv` marks what is no formula. */
const readCell = (cell: string): string => (/^'(?:'*(?:\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])|'')/.test(cell) ? cell.slice(1) : cell)
