import { open, type FileHandle } from 'node:fs/promises'

/** Entries of an Office file, and bytes when it is unpacked, at most. */
const mostEntries = 5_000
const largestUnpacked = 300_000_000
/** Unpacked by packed bytes at most, where it is large at all: a spreadsheet packs to a tenth, seldom to a fiftieth. */
const highestRatio = 200
const largeUnpacked = 20_000_000
const largestDirectory = 2_000_000

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22

export type InspectedOfficeFile = { extension: 'docx' | 'xlsx' } | { reason: string }

/**
 * What an Office Open XML file is, by the directory of its archive; nothing is unpacked (APPNOTE.TXT of the ZIP format, 4.3.12 and 4.3.16).
 * Refused are files that unpack to far more than they look like, with macros, encrypted, or with names that lead out of their folder.
 */
export async function inspectOfficeFile(path: string): Promise<InspectedOfficeFile> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const directory = await readDirectory(handle, size)
    return directory === undefined ? { reason: 'is a damaged archive' } : judge(directory, size)
  } finally {
    await handle.close()
  }
}

interface Entry {
  name: string
  packed: number
  unpacked: number
  isEncrypted: boolean
}

async function readDirectory(handle: FileHandle, size: number): Promise<Entry[] | undefined> {
  const tail = await readAt(handle, Math.max(0, size - endLength - 0xffff), Math.min(size, endLength + 0xffff))
  let end = tail.length - endLength
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) return undefined
  const [count, length, offset] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length > largestDirectory || offset + length > size) return undefined
  return readEntries(await readAt(handle, offset, length), count)
}

function readEntries(directory: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = []
  let place = 0
  while (entries.length < count) {
    if (place + 46 > directory.length || directory.readUInt32LE(place) !== entrySignature) return undefined
    const nameEnd = place + 46 + directory.readUInt16LE(place + 28)
    entries.push({
      name: directory.toString('utf8', place + 46, nameEnd),
      packed: directory.readUInt32LE(place + 20),
      unpacked: directory.readUInt32LE(place + 24),
      isEncrypted: (directory.readUInt16LE(place + 8) & 1) === 1,
    })
    place = nameEnd + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32)
  }
  return entries
}

function judge(entries: readonly Entry[], size: number): InspectedOfficeFile {
  const sum = (key: 'packed' | 'unpacked') => entries.reduce((total, entry) => total + entry[key], 0)
  const [packed, unpacked] = [sum('packed'), sum('unpacked')]
  // Entries that lie over one another have more packed bytes together than the file has.
  const isBomb = unpacked > largestUnpacked || packed > size || (unpacked > largeUnpacked && unpacked > highestRatio * size)
  if (entries.length > mostEntries || isBomb) return { reason: 'unpacks to far more than a document has' }
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { reason: 'is encrypted' }
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name))) return { reason: 'is a damaged archive' }
  if (entries.some(({ name }) => /(^|\/)vbaProject[^/]*\.bin$/i.test(name))) return { reason: 'contains macros' }
  const has = (name: string) => entries.some((entry) => entry.name === name)
  const [isWord, isExcel] = [has('word/document.xml'), has('xl/workbook.xml')]
  if (!has('[Content_Types].xml') || isWord === isExcel) return { reason: 'is an archive that is no Office file' }
  return { extension: isWord ? 'docx' : 'xlsx' }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
