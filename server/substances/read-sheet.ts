import { open } from 'node:fs/promises'
import { XMLValidator } from 'fast-xml-parser'
import { inspectOfficeFile } from '../attachments/inspect-office-file.ts'
import { readZipDirectory, type ZipEntry } from '../attachments/read-zip-directory.ts'
import { findZipData, unpackZipEntry } from '../attachments/unpack-zip-entry.ts'
import { readSharedTexts, readSheetRows, type SheetRow } from '../../shared/read-sheet-xml.ts'
import { OperatorError } from '../errors.ts'
import { writeEnglish } from '../write-english.ts'

/** Bytes of one part of the file when it is unpacked, and rows, at most: the agency's table has some 10 MB and 5,000 rows. */
const largestPart = 80_000_000
const mostRows = 20_000

/**
 * The sheets of a spreadsheet (ECMA-376, part 1, 18.3), row by row, as text.
 * @throws {OperatorError} for what is no file or no spreadsheet, is damaged, or far larger than the table is
 */
export async function readSheets(file: string): Promise<SheetRow[][]> {
  const inspected = await inspectOfficeFile(file).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw /^E[A-Z]+$/.test(code)
      ? new OperatorError(`${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code}`, { cause: error })
      : error
  })
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
      const xml = bytes.toString('utf8')
      // What does not end where it should would be read up to there; entities of its own could say anything.
      if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true)
        throw new OperatorError(`${file}: ${entry.name} is damaged`)
      return xml
    }
    const shared = entries.find(({ name }) => name === 'xl/sharedStrings.xml')
    const texts = shared === undefined ? [] : readSharedTexts(await unpack(shared))
    const sheets: SheetRow[][] = []
    const sheetNumber = ({ name }: ZipEntry): number => Number(/^xl\/worksheets\/sheet(\d+)\.xml$/.exec(name)?.[1] ?? 0)
    for (const entry of entries.filter((one) => sheetNumber(one) > 0).toSorted((one, other) => sheetNumber(one) - sheetNumber(other))) {
      const rows = readSheetRows(await unpack(entry), { texts, formulas: 'refused', most: mostRows + 1 })
      if (rows.length > mostRows) throw new OperatorError(`${file} has more than ${mostRows} rows: that is not the table`)
      sheets.push(rows)
    }
    return sheets
  } finally {
    await handle.close()
  }
}
