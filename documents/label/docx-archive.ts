import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

/** A file within an archive, as it is stored (PKWARE APPNOTE 4.4). */
export interface ArchiveEntry {
  path: string
  /** 0 stored, 8 deflated. */
  method: number
  data: Uint8Array
  crc: number
  /** Bytes of the file itself. */
  size: number
}

const deflate = promisify(deflateRaw)
const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }
/** Files that readers of Office files expect first (ECMA-376 part 2, annex C). */
const first = ['[Content_Types].xml', '_rels/.rels']

/** A file ready to be put into archives. */
export async function packEntry(path: string, content: Uint8Array): Promise<ArchiveEntry> {
  return { path, method: 8, data: await deflate(content), crc: crc32(content), size: content.length }
}

/**
 * The same archive in a fixed order and with a fixed time stamp, so that equal contents are equal bytes whenever and wherever they are
 * written. Contents stay compressed as they are.
 * @param stampedOn ISO day
 * @param added further files; one of the same path takes the place of the old one
 * @throws Error where the bytes are no archive, or one of more than 4 GB
 */
export function repackArchive(archive: Uint8Array, stampedOn: string, added: readonly ArchiveEntry[] = []): Buffer {
  const replaced = new Set(added.map(({ path }) => path))
  const rank = ({ path }: ArchiveEntry) => (first.includes(path) ? first.indexOf(path) : first.length)
  const entries = [...readEntries(archive).filter(({ path }) => !replaced.has(path)), ...added].toSorted(
    (one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1),
  )
  const day = dosDay(stampedOn)
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.path)
    const header = Buffer.concat([writeHeader(entry, name, day), name])
    directory.push(writeCentral(entry, name, day, offset), name)
    files.push(header, Buffer.from(entry.data.buffer, entry.data.byteOffset, entry.data.byteLength))
    offset += header.length + entry.data.length
  }
  const central = Buffer.concat(directory)
  return Buffer.concat([...files, central, writeEnd(entries.length, central.length, offset)])
}

/** Files of an archive in the order of its directory. */
export function readEntries(archive: Uint8Array): ArchiveEntry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('The bytes are no archive')
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    if (bytes.readUInt32LE(at) !== signatures.central) throw new Error('The directory of the archive cannot be read')
    const nameLength = bytes.readUInt16LE(at + 28)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const entry = {
      path: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 24),
      data: bytes.subarray(start, start + bytes.readUInt32LE(at + 20)),
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    return entry
  })
}

/** Local file header without its name. */
function writeHeader({ method, crc, data, size }: ArchiveEntry, name: Buffer, day: number): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(signatures.local, 0)
  writeCommon(header, 4, { method, crc, packed: data.length, size, day, name: name.length })
  return header
}

/** Header in the directory without its name. */
function writeCentral({ method, crc, data, size }: ArchiveEntry, name: Buffer, day: number, offset: number): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(signatures.central, 0)
  header.writeUInt16LE(20, 4)
  writeCommon(header, 6, { method, crc, packed: data.length, size, day, name: name.length })
  header.writeUInt32LE(offset, 42)
  return header
}

interface CommonFields {
  method: number
  crc: number
  packed: number
  size: number
  day: number
  name: number
}

function writeCommon(header: Buffer, at: number, { method, crc, packed, size, day, name }: CommonFields): void {
  header.writeUInt16LE(20, at)
  header.writeUInt16LE(method, at + 4)
  header.writeUInt16LE(day, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(packed, at + 14)
  header.writeUInt32LE(size, at + 18)
  header.writeUInt16LE(name, at + 22)
}

function writeEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(signatures.end, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** A day as MS-DOS writes it; the calendar of archives begins in 1980. */
function dosDay(isoDay: string): number {
  const [year = 1980, month = 1, day = 1] = isoDay.split('-').map(Number)
  return (Math.max(0, year - 1980) << 9) | (month << 5) | day
}
