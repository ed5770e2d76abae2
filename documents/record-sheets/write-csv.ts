import type { LanguageCode } from '../../shared/languages.ts'
import { writeNumber } from '../../shared/read-number.ts'
import type { LaidOutSheet } from './lay-out-sheets.ts'
import { streamZip } from './stream-zip.ts'
import { writeFigure } from './write-figure.ts'

/**
 * An archive with a CSV file for each sheet, as spreadsheets of this language open it: UTF-8 with its mark, and semicolons where the language
 * has a comma before decimals. It comes in pieces, the first of them, which is empty, before the sheets are asked for.
 */
export function* writeCsvArchive(layOut: () => readonly LaidOutSheet[], language: LanguageCode, stampedOn: string): Generator<Uint8Array> {
  yield new Uint8Array()
  const zip = streamZip(stampedOn)
  for (const sheet of layOut()) yield* zip.add(`${sheet.key}.csv`, writeCsv(sheet, language))
  yield* zip.end()
}

function* writeCsv({ columns, rows }: LaidOutSheet, language: LanguageCode): Generator<string> {
  const separator = writeNumber(0.5, language) === '0.5' ? ',' : ';'
  const writeLine = (cells: readonly string[]): string => `${cells.join(separator)}\r\n`
  yield `\u{feff}${writeLine(columns.map(({ words }) => writeText(words)))}`
  yield writeLine(columns.map(({ key }) => writeText(key)))
  for (const row of rows) yield writeLine(row.map((cell) => (typeof cell === 'number' ? writeFigure(cell, language) : writeText(cell))))
}

/**
 * What a spreadsheet would take for a formula has an apostrophe before it, which is taken away when the file is read; so has what begins with
 * an apostrophe in a way that could be mistaken for that.
 */
function writeText(text: string): string {
  if (text === '') return ''
  const safe = /^'*(?:\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])|^''/.test(text) ? `'${text}` : text
  return /[",;\t\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
