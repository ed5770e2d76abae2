import type { FileHandle } from 'node:fs/promises'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { RawSheet } from '../../shared/record-sheets/raw-sheet.ts'
import { faultOf } from '../../shared/reasons/reason.ts'
import { writeCellPlace } from '../../shared/record-sheets/raw-sheet.ts'
import type { ZipEntry } from '../attachments/read-zip-directory.ts'
import { findZipData, unpackZipEntry } from '../attachments/unpack-zip-entry.ts'
import { largestPart, mostCells, mostRows } from './limits.ts'
import { readSharedTexts } from './read-marks.ts'
import { readWorksheet, type StyleFault } from './read-worksheet.ts'
import { damaged, RefusedFile } from './refused-file.ts'

/** Sheets of a workbook at most; ours has some thirty. */
const mostSheets = 100

/** The sheets of a file that was recognised as a workbook. @throws {RefusedFile} */
export async function readWorkbook(handle: FileHandle, entries: readonly ZipEntry[]): Promise<RawSheet[]> {
  const unpack = async (name: string, sheet?: string): Promise<string | undefined> => {
    const entry = entries.find((one) => one.name.toLowerCase() === name.toLowerCase())
    return entry && decodeXml(await unpackPart(handle, entry, sheet))
  }
  const listed = readSheetList((await unpack('xl/workbook.xml')) ?? '', (await unpack('xl/_rels/workbook.xml.rels')) ?? '')
  if (listed.length > mostSheets) throw damaged()
  const texts = readSharedTexts((await unpack('xl/sharedStrings.xml')) ?? '<sst/>')
  const styleFaults = readStyleFaults((await unpack('xl/styles.xml')) ?? '')
  const budget = { cells: mostCells }
  const sheets: RawSheet[] = []
  for (const { name, isHidden, path } of listed) {
    const xml = await unpack(path, name)
    if (xml === undefined) continue
    sheets.push(await readWorksheet({ name, isHidden, xml, texts, styleFaults }, budget))
  }
  return sheets
}

/** @param sheet the sheet whose rows the part contains, if it is one */
async function unpackPart(handle: FileHandle, entry: ZipEntry, sheet: string | undefined): Promise<Buffer> {
  const begin = await findZipData(handle, entry)
  const bytes = begin === undefined ? undefined : await unpackZipEntry(handle, entry, begin, largestPart)
  if (bytes === undefined) throw damaged()
  if (sheet !== undefined) refuseTooManyRows(bytes, sheet)
  if (entry.unpacked > largestPart)
    throw new RefusedFile(faultOf('fileUnpacksTooFar'), sheet === undefined ? 'file' : writeCellPlace(sheet, 'A1'))
  return bytes
}

/** Counted before anything is read. A row counts only if it contains a cell, since a whole column may just have a colour. */
function refuseTooManyRows(bytes: Buffer, sheet: string): void {
  let count = 0
  for (let at = bytes.indexOf('<row'); at !== -1; at = bytes.indexOf('<row', at + 4)) {
    const cell = bytes.indexOf('<v', at)
    const next = bytes.indexOf('<row', at + 4)
    if (cell === -1) return
    if (next === -1 || cell < next) count += 1
    if (count <= mostRows + 10) continue
    const number = /^<row[^>]*\br="(\d+)"/.exec(bytes.toString('latin1', at, at + 200))?.[1] ?? String(count)
    throw new RefusedFile(faultOf('tooManyRows', { max: mostRows }), writeCellPlace(sheet, `A${number}`))
  }
}

/** XML is UTF-8, or UTF-16 with a byte order mark. Custom entities could expand to anything. */
function decodeXml(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  const xml = new TextDecoder(encoding).decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml.slice(0, 2_000))) throw damaged()
  return xml
}

const listOf = <Schema extends z.ZodType>(schema: Schema) => z.union([z.array(schema), schema.transform((one) => [one])])
const workbook = z.object({
  workbook: z.object({
    sheets: z.object({ sheet: listOf(z.object({ name: z.string(), state: z.string().optional(), id: z.string() })) }),
  }),
})
const relationships = z.object({ Relationships: z.object({ Relationship: listOf(z.object({ Id: z.string(), Target: z.string() })) }) })
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: true,
  // Numeric references too: &#228; is ä.
  htmlEntities: true,
})

/** Names of sheets in their order, whether they are visible, and the parts that contain them. */
function readSheetList(book: string, rels: string): { name: string; isHidden: boolean; path: string }[] {
  const [sheets, parts] = [workbook.safeParse(parseXml(book)), relationships.safeParse(parseXml(rels))]
  if (!sheets.success || !parts.success) throw damaged()
  const targets = new Map(parts.data.Relationships.Relationship.map(({ Id, Target }) => [Id, Target]))
  return sheets.data.workbook.sheets.sheet.flatMap(({ name, state = 'visible', id }) => {
    const target = targets.get(id)
    if (target === undefined) return []
    return [{ name, isHidden: state !== 'visible', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }]
  })
}

function parseXml(xml: string): unknown {
  try {
    return parser.parse(xml, true)
  } catch (error) {
    throw Object.assign(damaged(), { cause: error })
  }
}

/** Built-in formats of dates and times, and of percentages (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const isBuiltInPercentage = (id: number): boolean => id === 9 || id === 10

/** Indexes of the cell styles in `xl/styles.xml` that display a number as a day or a time, or as another number. */
function readStyleFaults(xml: string): ReadonlyMap<number, StyleFault> {
  const formats = new Map<number, string>()
  for (const [head] of xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    formats.set(Number(/\bnumFmtId="(\d+)"/.exec(head)?.[1]), /\bformatCode="([^"]*)"/.exec(head)?.[1] ?? '')
  const [, styles = ''] = /<(?:\w+:)?cellXfs\b[^>]*>([^]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? []
  const ids = [...styles.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([head]) => Number(/\bnumFmtId="(\d+)"/.exec(head)?.[1] ?? 0))
  return new Map(
    ids.flatMap((id, style): [number, StyleFault][] => {
      const fault = faultOfFormat(id, formats.get(id))
      return fault === null ? [] : [[style, fault]]
    }),
  )
}

function faultOfFormat(id: number, format: string | undefined): StyleFault | null {
  if (format === undefined) return isBuiltInDate(id) ? 'cellDate' : isBuiltInPercentage(id) ? 'cellScaled' : null
  const signs = format.replaceAll(/&quot;.*?&quot;|\\.|\[[^\]]*\]|_./g, '').replace(/^General$/i, '')
  if (/[dmyhs]/i.test(signs)) return 'cellDate'
  // A comma after the last digit divides by a thousand (18.8.31).
  return /%|[0#?],+(?:[^0#?,]|$)/.test(signs) ? 'cellScaled' : null
}
