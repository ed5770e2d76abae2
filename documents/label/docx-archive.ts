import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { unzipSync, Zip, ZipDeflate, type ZipInputFile } from 'fflate'

/** A file that was compressed before it is put into archives. */
export interface PackedFile {
  path: string
  data: Uint8Array<ArrayBuffer>
  crc: number
  /** Bytes of the file itself. */
  size: number
}

const deflate = promisify(deflateRaw)
/** Files that readers of Office files expect first (ECMA-376 part 2, annex C). */
const first = ['[Content_Types].xml', '_rels/.rels']

/** A file ready to be put into any number of archives. */
export async function packFile(path: string, content: Uint8Array): Promise<PackedFile> {
  return { path, data: await deflate(content), crc: crc32(content), size: content.length }
}

/**
 * The same archive in a fixed order and with a fixed time stamp, so that equal contents are equal bytes whenever and wherever they are
 * written.
 * @param stampedOn ISO day; the calendar of archives reaches from 1980 to 2099
 * @param added further files; one of the same path takes the place of the old one
 * @throws Error where the bytes are no archive
 */
export function repackArchive(archive: Uint8Array, stampedOn: string, added: readonly PackedFile[] = []): Buffer {
  const contents = new Map(Object.entries(unzipSync(archive)))
  const packed = new Map(added.map((file) => [file.path, file]))
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const mtime = noonOf(stampedOn)
  const rank = (path: string) => (first.includes(path) ? first.indexOf(path) : first.length)
  const paths = [...new Set([...contents.keys(), ...packed.keys()])]
  for (const path of paths.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))) {
    const ready = packed.get(path)
    if (ready) {
      const file: ZipInputFile = { filename: path, size: ready.size, crc: ready.crc, compression: 8, mtime }
      zip.add(file)
      file.ondata?.(null, ready.data, true)
    } else {
      const file = new ZipDeflate(path, { level: 6 })
      file.mtime = mtime
      zip.add(file)
      file.push(contents.get(path) ?? new Uint8Array(), true)
    }
  }
  zip.end()
  return Buffer.concat(chunks)
}

/** Archives hold local time. Noon exists on every day, also where clocks change. */
export function noonOf(isoDay: string): Date {
  const [year = 1980, month = 1, day = 1] = isoDay.split('-').map(Number)
  return new Date(Math.min(Math.max(year, 1980), 2099), month - 1, day, 12)
}
