import { zipSync } from 'fflate'
import type { LanguageCode } from '../../shared/languages.ts'
import { writeNumber } from '../../shared/read-number.ts'
import { packFile, repackArchive } from '../label/docx-archive.ts'
import type { LaidOutSheet } from './lay-out-sheets.ts'
import { writeFigure } from './write-figure.ts'

/**
 * An archive with a CSV file for each sheet, as spreadsheets of this language open it: UTF-8 with its mark, and semicolons where the language
 * has a comma before decimals.
 */
export async function writeCsvArchive(sheets: readonly LaidOutSheet[], language: LanguageCode, stampedOn: string): Promise<Buffer> {
  const files = await Promise.all(sheets.map((sheet) => packFile(`${sheet.key}.csv`, Buffer.from(writeCsv(sheet, language)))))
  return repackArchive(zipSync({}), stampedOn, files)
}

export function writeCsv({ columns, rows }: LaidOutSheet, language: LanguageCode): string {
  const separator = writeNumber(0.5, language) === '0.5' ? ',' : ';'
  const lines = [
    columns.map(({ words }) => writeText(words)),
    columns.map(({ key }) => writeText(key)),
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? writeFigure(cell, language) : writeText(cell)))),
  ]
  return `\u{feff}${lines.map((cells) => `${cells.join(separator)}\r\n`).join('')}`
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
