import { open, type FileHandle } from 'node:fs/promises'
import { readZipDirectory, type ZipEntry } from './read-zip-directory.ts'
import { findZipData, unpackZipEntry } from './unpack-zip-entry.ts'
import { faultOf, type Fault } from '../../shared/reasons/reason.ts'

/** Entries of an Office file, and bytes when it is unpacked, at most. */
const mostEntries = 5_000
const largestUnpacked = 300_000_000
/** Highest ratio of unpacked to packed bytes of a large file: a spreadsheet packs to a tenth, seldom to a fiftieth. */
const highestRatio = 200
const largeUnpacked = 20_000_000
/** Says what each part of an Office file is (ECMA-376, part 2, 7.2.3). */
const contentTypes = '[Content_Types].xml'
const largestContentTypes = 1_000_000

export type InspectedOfficeFile = { extension: 'docx' | 'xlsx' } | { fault: Fault }

const damaged = { fault: faultOf('fileDamaged') }
const tooMuch = { fault: faultOf('fileUnpacksTooFar') }
const withMacros = { fault: faultOf('fileMacros') }

/**
 * The type of an Office Open XML file, by its unpacked content. Its directory is checked first, and a file that announces an excessive size
 * is refused without unpacking. Then everything is unpacked, piece by piece and without keeping it, since a directory may lie. Refused are
 * files that unpack to an excessive size, have macros, are encrypted, have names that lead out of their folder, or whose parts differ from
 * what the directory says.
 */
export async function inspectOfficeFile(path: string): Promise<InspectedOfficeFile> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const entries = await readZipDirectory(handle, size)
    if (entries === undefined) return damaged
    const judged = judgeDirectory(entries, size)
    return 'fault' in judged ? judged : ((await unpackAll(handle, entries, size)) ?? judged)
  } finally {
    await handle.close()
  }
}

function judgeDirectory(entries: readonly ZipEntry[], size: number): InspectedOfficeFile {
  const sum = (key: 'packed' | 'unpacked') => entries.reduce((total, entry) => total + entry[key], 0)
  const [packed, unpacked] = [sum('packed'), sum('unpacked')]
  // Entries that lie over one another have more packed bytes together than the file has.
  const isBomb = unpacked > largestUnpacked || packed > size || (unpacked > largeUnpacked && unpacked > highestRatio * size)
  if (entries.length > mostEntries || isBomb) return tooMuch
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { fault: faultOf('fileEncrypted') }
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name))) return damaged
  // Of two parts with the same name one program reads the first and another the second; names do not differ by case (ECMA-376, part 2,
  // 6.3.5).
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return damaged
  if (entries.some(({ name }) => /(^|\/)vbaProject[^/]*\.bin$/i.test(name))) return withMacros
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const [isWord, isExcel] = [has('word/document.xml'), has('xl/workbook.xml')]
  if (!has(contentTypes) || isWord === isExcel) return { fault: faultOf('fileNotOffice') }
  return { extension: isWord ? 'docx' : 'xlsx' }
}

/** @returns what is wrong with the unpacked content; undefined: nothing */
async function unpackAll(handle: FileHandle, entries: readonly ZipEntry[], size: number): Promise<{ fault: Fault } | undefined> {
  let end = 0
  for (const entry of entries.toSorted((left, right) => left.offset - right.offset)) {
    const begin = entry.offset < end ? undefined : await findZipData(handle, entry)
    if (begin === undefined) return damaged
    end = begin + entry.packed
    if (end > size) return damaged
    const isContents = entry.name === contentTypes
    if (isContents && entry.unpacked > largestContentTypes) return tooMuch
    const kept = await unpackZipEntry(handle, entry, begin, isContents ? largestContentTypes : 0)
    if (kept === undefined) return damaged
    if (isContents && /macroEnabled|vbaProject/i.test(readXml(kept))) return withMacros
  }
  return undefined
}

/** XML is UTF-8 or UTF-16, which says so at its beginning. */
function readXml(bytes: Buffer): string {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
