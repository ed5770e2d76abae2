import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { faultOf, type Reason } from '../../shared/reasons/reason.ts'
import type { FigureWriting } from '../../shared/record-sheets/find-decimal-sign.ts'
import type { RawSheet } from '../../shared/record-sheets/raw-sheet.ts'
import { inspectOfficeFile } from '../attachments/inspect-office-file.ts'
import { readAt, readZipDirectory, type ZipEntry } from '../attachments/read-zip-directory.ts'
import { findZipData, unpackZipEntry } from '../attachments/unpack-zip-entry.ts'
import { largestFile, largestPart, mostCells } from './limits.ts'
import { readCsv, type ReadCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { damaged, RefusedFile } from './refused-file.ts'

/** The raw sheets of a file. */
export interface ReadFileSheets {
  sheets: readonly RawSheet[]
  writing: FigureWriting
  /** Files of an archive that cannot be read, and why: what the others say is read all the same. */
  unread: readonly Reason[]
}

/** CSV files of one archive at most. */
const mostCsvFiles = 100

/**
 * Reads a workbook, a CSV file, or an archive of CSV files.
 * @param name file name: a single CSV file is the sheet of that name, or the one recognised by its heads
 * @throws {RefusedFile} for everything else, and for files that unpack to an excessive size
 */
export async function readFileSheets(file: string, name: string): Promise<ReadFileSheets> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    if (size === 0) throw new RefusedFile(faultOf('fileEmpty'))
    if (size > largestFile) throw new RefusedFile(faultOf('fileTooLarge', { max: largestFile / 1_000_000 }))
    const begin = (await readAt(handle, 0, 8)).toString('latin1')
    if (begin.startsWith('\xd0\xcf\x11\xe0')) throw new RefusedFile(faultOf('fileType', { types: ['xlsx', 'csv', 'zip'] }))
    if (!begin.startsWith('PK')) return ofCsv([readCsv(nameOfCsv(name), await readAt(handle, 0, size), { cells: mostCells })])
    const entries = await readZipDirectory(handle, size)
    if (entries === undefined) throw damaged()
    if (!entries.some(({ name: part }) => part === '[Content_Types].xml')) return await readCsvArchive(handle, entries)
    const inspected = await inspectOfficeFile(file)
    if ('fault' in inspected) throw new RefusedFile(inspected.fault)
    if (inspected.extension !== 'xlsx') throw new RefusedFile(faultOf('fileType', { types: ['xlsx', 'csv', 'zip'] }))
    return { sheets: await readWorkbook(handle, entries), writing: 'singly', unread: [] }
  } finally {
    await handle.close()
  }
}

const nameOfCsv = (name: string): string => path.posix.basename(name.replaceAll('\\', '/')).replace(/\.(?:csv|txt|tsv)$/i, '')

/** Files with other separators come from other programs, so the decimal sign of each number must be clear from the number itself. */
function ofCsv(files: readonly ReadCsv[], unread: readonly Reason[] = []): ReadFileSheets {
  const signs = new Set(files.map(({ separatorSays }) => separatorSays))
  const [separatorSays = null] = signs
  return { sheets: files.map(({ sheet }) => sheet), writing: signs.size === 1 ? { separatorSays } : 'singly', unread }
}

/** What is wrong with one file says nothing of the others; limits are of all together. */
const isOfOneFile = ({ reason }: RefusedFile): boolean => reason.code === 'notUtf8' || reason.code === 'quoteOpen'

async function readCsvArchive(handle: FileHandle, entries: readonly ZipEntry[]): Promise<ReadFileSheets> {
  const files = entries.filter(({ name }) => /\.(?:csv|txt|tsv)$/i.test(name) && !/(?:^|\/)[._]/.test(name))
  if (files.length === 0) throw new RefusedFile(faultOf('fileType', { types: ['xlsx', 'csv', 'zip'] }))
  const unpacked = files.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (files.length > mostCsvFiles || unpacked > largestPart) throw new RefusedFile(faultOf('fileUnpacksTooFar'))
  if (files.some(({ isEncrypted }) => isEncrypted)) throw new RefusedFile(faultOf('fileEncrypted'))
  const budget = { cells: mostCells }
  const read: ReadCsv[] = []
  const unread: Reason[] = []
  for (const entry of files) {
    const begin = await findZipData(handle, entry)
    const bytes = begin === undefined ? undefined : await unpackZipEntry(handle, entry, begin, largestPart)
    if (bytes === undefined) throw damaged()
    try {
      read.push(readCsv(nameOfCsv(entry.name), bytes, budget))
    } catch (error) {
      if (!(error instanceof RefusedFile) || !isOfOneFile(error)) throw error
      unread.push(error.reason)
    }
  }
  return ofCsv(read, unread)
}
