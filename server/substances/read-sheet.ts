import { open } from 'node:fs/promises'
import { inspectOfficeFile } from '../attachments/inspect-office-file.ts'
import { readZipDirectory, type ZipEntry } from '../attachments/read-zip-directory.ts'
import { findZipData, unpackZipEntry } from '../attachments/unpack-zip-entry.ts'
import { OperatorError } from '../errors.ts'
import { writeEnglish } from '../write-english.ts'

/** Bytes of one part of the file when it is unpacked, and rows, at most: the agency's table has some 10 MB and 5,000 rows. */
const largestPart = 80_000_000
const mostRows = 20_000

export interface SheetRow {
  /** as the program that shows it counts, from 1 */
  number: number
  /** by column, from 0; a cell with a formula is null: what it shows is nobody's word */
  cells: ReadonlyMap<number, string | null>
}

/**
 * The sheets of a spreadsheet (ECMA-376, part 1, 18.3), row by row, as text.
 * @throws {OperatorError} for what is no spreadsheet, or far larger than the table is
 */
export async function readSheets(file: string): Promise<SheetRow[][]> {
  const inspected = await inspectOfficeFile(file)
  if ('fault' in inspected) throw new OperatorError(`${file}: ${writeEnglish(inspected.fault)}`)
  if (inspected.extension !== 'xlsx') throw new OperatorError(`${file} is no spreadsheet`)
  const handle = await open(file, 'r')
  try {
    const entries = (await readZipDirectory(handle, (await handle.stat()).size)) ?? []
    const unpack = async (entry: ZipEntry): Promise<string> => {
      if (entry.unpacked > largestPart) throw new OperatorError(`${file}: ${entry.name} is larger than the table can be`)
      const begin = await findZipData(handle, entry)
      const bytes = begin === undefined ? undefined : await unpackZipEntry(handle, entry, begin, largestPart)
      if (bytes === undefined) throw new OperatorError(`${file} is a damaged archive`)
      return bytes.toString('utf8')
    }
    const shared = entries.find(({ name }) => name === 'xl/sharedStrings.xml')
    const texts = shared === undefined ? [] : readSharedTexts(await unpack(shared))
    const sheets: SheetRow[][] = []
    const sheetNumber = ({ name }: ZipEntry): number => Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(name)?.[1] ?? 0)
    for (const entry of entries.filter((one) => sheetNumber(one) > 0).toSorted((one, other) => sheetNumber(one) - sheetNumber(other)))
      sheets.push(readRows(await unpack(entry), texts, file))
    return sheets
  } finally {
    await handle.close()
  }
}

/** What stands between two marks, one after the other; a part that does not end ends the reading. */
function* between(xml: string, begin: string, end: string): Generator<{ head: string; body: string }> {
  for (let at = xml.indexOf(begin); at !== -1; at = xml.indexOf(begin, at)) {
    const headEnd = xml.indexOf('>', at)
    if (headEnd === -1) return
    const next = xml[at + begin.length] ?? ''
    const head = xml.slice(at + begin.length, headEnd)
    if (!/[\s/>]/.test(next)) at = headEnd
    else if (head.endsWith('/')) {
      yield { head, body: '' }
      at = headEnd
    } else {
      const to = xml.indexOf(end, headEnd)
      if (to === -1) return
      yield { head, body: xml.slice(headEnd + 1, to) }
      at = to + end.length
    }
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decode = (text: string): string =>
  text
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|lt|gt|amp|quot|apos);/gi, (_, name: string) => {
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return name.startsWith('#') ? (code <= 0x10ffff ? String.fromCodePoint(code) : '') : (entities[name.toLowerCase()] ?? '')
    })
    .replaceAll(/_x000[dD]_/g, '')

const joinTexts = (xml: string): string => [...between(xml, '<t', '</t>')].map(({ body }) => decode(body)).join('')
const readSharedTexts = (xml: string): string[] => [...between(xml, '<si', '</si>')].map(({ body }) => joinTexts(body))

function readRows(xml: string, texts: readonly string[], file: string): SheetRow[] {
  const rows: SheetRow[] = []
  let last = 0
  for (const { head, body } of between(xml, '<row', '</row>')) {
    const number = Number(/\br="(\d{1,7})"/.exec(head)?.[1] ?? last + 1)
    last = number
    const cells = readCells(body, texts)
    if (cells.size === 0) continue
    if (rows.length === mostRows) throw new OperatorError(`${file} has more than ${mostRows} rows: that is not the table`)
    rows.push({ number, cells })
  }
  return rows
}

function readCells(xml: string, texts: readonly string[]): Map<number, string | null> {
  const cells = new Map<number, string | null>()
  let last = -1
  for (const { head, body } of between(xml, '<c', '</c>')) {
    const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(head)?.[1]) ?? last + 1
    last = column
    if (column >= 200) continue
    if (/<f[\s/>]/.test(body)) {
      cells.set(column, null)
      continue
    }
    const type = /\bt="(\w+)"/.exec(head)?.[1]
    const [value] = between(body, '<v', '</v>')
    const text =
      type === 's' ? (texts[Number(value?.body ?? -1)] ?? '') : type === 'inlineStr' ? joinTexts(body) : decode(value?.body ?? '')
    if (text.trim() !== '') cells.set(column, text)
  }
  return cells
}

const columnOf = (letters: string | undefined): number | undefined =>
  letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
