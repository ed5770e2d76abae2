import type { FileHandle } from 'node:fs/promises'

/** A file in an archive, as the archive's directory has it (APPNOTE.TXT of the ZIP format, 4.3.12). */
export interface ZipEntry {
  name: string
  /** Bytes. */
  packed: number
  unpacked: number
  crc: number
  /** 0: stored as it is; 8: deflated. */
  method: number
  isEncrypted: boolean
  /** Offset of its own header. */
  offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const largestDirectory = 2_000_000

/** The directory at the end of an archive; undefined where there is none that can be read. */
export async function readZipDirectory(handle: FileHandle, size: number): Promise<ZipEntry[] | undefined> {
  const tail = await readAt(handle, Math.max(0, size - endLength - 0xffff), Math.min(size, endLength + 0xffff))
  let end = tail.length - endLength
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) return undefined
  const [count, length, offset] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length > largestDirectory || offset + length > size) return undefined
  return readEntries(await readAt(handle, offset, length), count)
}

function readEntries(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  let place = 0
  while (entries.length < count) {
    if (place + 46 > directory.length || directory.readUInt32LE(place) !== entrySignature) return undefined
    const nameEnd = place + 46 + directory.readUInt16LE(place + 28)
    entries.push({
      name: directory.toString('utf8', place + 46, nameEnd),
      packed: directory.readUInt32LE(place + 20),
      unpacked: directory.readUInt32LE(place + 24),
      crc: directory.readUInt32LE(place + 16),
      method: directory.readUInt16LE(place + 10),
      isEncrypted: (directory.readUInt16LE(place + 8) & 1) === 1,
      offset: directory.readUInt32LE(place + 42),
    })
    place = nameEnd + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32)
  }
  return entries
}

export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
