import { createHash, type Hash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export interface ArchivedFile {
  path: string
  /** Hexadecimal. */
  sha256: string
}

export interface ArchiveZip {
  /** The bytes of the archive, produced as fast as they are read. */
  stream: Readable
  /** Adds a file and waits until its bytes have been read, so that no two files are in memory at the same time. */
  add(path: string, content: Buffer | string | Readable, modified: Date): Promise<ArchivedFile>
  end(): void
  /** Breaks the stream off, so that no reader takes an incomplete archive for a complete one. */
  fail(error: Error): void
}

/** File types that are compressed already. */
const isCompressed = /\.(?:pdf|png|jpe?g|docx|xlsx)$/i

/** A ZIP file that is written while it is read, of any size and number of files (ZIP64). */
export function createArchiveZip(): ArchiveZip {
  const zip = new ZipFile()
  const stream = zip.outputStream.pipe(new PassThrough())
  let breakOff: (error: Error) => void = () => {}
  stream.once('close', () => breakOff(stream.errored ?? new Error('nobody reads the archive any more')))
  return {
    stream,
    add: (path, content, modified) =>
      new Promise((resolve, reject) => {
        if (stream.destroyed) throw stream.errored ?? new Error('nobody reads the archive any more')
        breakOff = reject
        const open = () => {
          const hash = createHash('sha256')
          return Readable.from(hashed(content, hash), { objectMode: false })
            .once('error', reject)
            .once('end', () => resolve({ path, sha256: hash.digest('hex') }))
        }
        addOnce(zip, { path, modified, open })
      }),
    end: () => zip.end(),
    fail: (error) => void stream.destroy(error),
  }
}

async function* hashed(content: Buffer | string | Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content instanceof Readable ? content : [content]) {
    const bytes = Buffer.from(chunk)
    hash.update(bytes)
    yield bytes
  }
}

/**
 * Adds a file of which nothing but its name is kept. yazl keeps each entry until the end with all that its function can reach, which must not be the
 * content; and its name as a few bytes, for which those 64 kB stay in memory from which Node cuts short buffers, unless it has a buffer of its own.
 */
function addOnce(zip: ZipFile, file: { path: string; modified: Date; open: () => Readable }): void {
  let waiting: (() => Readable) | null = file.open
  const { poolSize } = Buffer
  Buffer.poolSize = 0
  try {
    zip.addReadStreamLazy(file.path, { mtime: file.modified, compress: !isCompressed.test(file.path), mode: 0o100644 }, (take) => {
      const source = waiting?.()
      waiting = null
      if (source) take(null, source)
    })
  } finally {
    Buffer.poolSize = poolSize
  }
}
