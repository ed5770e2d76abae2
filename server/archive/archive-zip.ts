import { createHash } from 'node:crypto'
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
    add(path, content, modified) {
      const hash = createHash('sha256')
      // yazl keeps each entry, with all that its functions can reach, until the end: the content of one that was read must not be among it.
      let waiting: Buffer | string | Readable | null = content
      async function* count(): AsyncGenerator<Buffer> {
        const taken = waiting ?? ''
        waiting = null
        for await (const chunk of taken instanceof Readable ? taken : [taken]) {
          const bytes = Buffer.from(chunk)
          hash.update(bytes)
          yield bytes
        }
      }
      return new Promise((resolve, reject) => {
        if (stream.destroyed) throw stream.errored ?? new Error('nobody reads the archive any more')
        breakOff = reject
        zip.addReadStreamLazy(path, { mtime: modified, compress: !isCompressed.test(path), mode: 0o100644 }, (take) => {
          const source = Readable.from(count(), { objectMode: false })
          source.once('error', reject).once('end', () => resolve({ path, sha256: hash.digest('hex') }))
          take(null, source)
        })
      })
    },
    end: () => zip.end(),
    fail: (error) => void stream.destroy(error),
  }
}
