import type { FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { readAt, type ZipEntry } from './read-zip-directory.ts'

const headerSignature = 0x04034b50
const headerLength = 30
const stored = 0
const deflated = 8
const pieceLength = 65_536

/** Where the bytes of an entry begin; undefined where its own header does not match the directory. */
export async function findZipData(handle: FileHandle, { offset, name, method }: ZipEntry): Promise<number | undefined> {
  const header = await readAt(handle, offset, headerLength)
  if (header.length < headerLength || header.readUInt32LE(0) !== headerSignature || header.readUInt16LE(8) !== method) return undefined
  const nameLength = header.readUInt16LE(26)
  const ownName = await readAt(handle, offset + headerLength, nameLength)
  if (ownName.toString('utf8') !== name) return undefined
  return offset + headerLength + nameLength + header.readUInt16LE(28)
}

/**
 * Unpacks an entry piece by piece and keeps nothing but its first bytes, if they are wanted.
 * @param begin as `findZipData` gives it
 * @param kept bytes that are wanted
 * @returns undefined as soon as it differs from the directory: longer, shorter, damaged, or packed in a way that no Office file uses
 */
export async function unpackZipEntry(handle: FileHandle, entry: ZipEntry, begin: number, kept = 0): Promise<Buffer | undefined> {
  const { packed, unpacked, crc, method } = entry
  if (method !== stored && method !== deflated) return undefined
  if (method === stored && packed !== unpacked) return undefined
  let length = 0
  let sum = 0
  const first: Buffer[] = []
  const count = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of pieces) {
      if (length < kept) first.push(piece.subarray(0, kept - length))
      length += piece.length
      sum = crc32(piece, sum)
      if (length > unpacked) throw new RangeError('longer than its directory says')
    }
  }
  try {
    const bytes = readPieces(handle, begin, packed)
    await (method === deflated ? pipeline(bytes, createInflateRaw(), count) : count(bytes))
  } catch (error) {
    if (error instanceof RangeError || isDamage(error)) return undefined
    throw error
  }
  return length === unpacked && sum === crc ? Buffer.concat(first) : undefined
}

async function* readPieces(handle: FileHandle, begin: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += pieceLength) {
    const piece = await readAt(handle, begin + done, Math.min(pieceLength, length - done))
    if (piece.length === 0) return
    yield piece
  }
}

/** zlib reports `Z_DATA_ERROR` and `Z_BUF_ERROR`; errors of the disk do not mean that the file is damaged. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
