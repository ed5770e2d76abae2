import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import type { FileStorage, LocalFile, ReadOptions } from '../storage/storage.ts'

/** An uploaded file that is not kept yet. */
export interface IncomingFile extends LocalFile {
  sha256: string
}

/** A file that is kept. */
export interface KeptFile {
  sha256: string
  /** Bytes. */
  size: number
  modified: Date
}

/** Files by the hash of their content: the same content lies there once. Hashes are 64 hexadecimal digits. */
export interface AttachmentStore {
  /** Where the files are stored, for a message. */
  place: string
  /** Writes a stream into a temporary file on this machine. A stream that breaks off leaves nothing behind. */
  receive(stream: Readable): Promise<IncomingFile>
  /** Stores a file under its hash: it is durably in place when this returns. */
  keep(file: IncomingFile): Promise<void>
  /** Deletes an uploaded file; nothing happens to one that was kept. */
  discard(file: IncomingFile): Promise<void>
  /** @returns null where there is none */
  read(sha256: string, part?: ReadOptions['part']): Promise<Readable | null>
  /** Whether there is one, without reading it. */
  has(sha256: string): Promise<boolean>
  list(): Promise<KeptFile[]>
  remove(sha256: string): Promise<void>
  /** Removes temporary files from before this time that were neither kept nor discarded because the process ended. */
  removeIncoming(before: Date): Promise<void>
}

const below = 'attachments'

/**
 * @param services.config.dataDir where uploads are written; on the same file system as a folder store, which moves them instead of copying
 */
export function openAttachmentStore({ storage, config }: { storage: FileStorage; config: Pick<Config, 'dataDir'> }): AttachmentStore {
  const incoming = path.join(config.dataDir, below, 'incoming')

  const nameOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`${sha256} is no hash of a file`)
    return `${below}/${sha256.slice(0, 2)}/${sha256}`
  }

  return {
    place: storage.place(below),
    async receive(stream) {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const aside = path.join(incoming, `${randomUUID()}.part`)
      const hash = createHash('sha256')
      let size = 0
      try {
        await pipeline(
          stream,
          async function* count(chunks: AsyncIterable<Buffer>) {
            for await (const chunk of chunks) {
              hash.update(chunk)
              size += chunk.length
              yield chunk
            }
          },
          createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }),
        )
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
      return { path: aside, size, sha256: hash.digest('hex') }
    },
    keep: ({ sha256, ...file }) => storage.put(nameOf(sha256), file),
    async discard({ path: aside }) {
      await rm(aside, { force: true })
    },
    read: (sha256, part) => storage.read(nameOf(sha256), { part }),
    has: (sha256) => storage.has(nameOf(sha256)),
    async list() {
      const files: KeptFile[] = []
      for await (const { name, ...file } of storage.list(below)) {
        const sha256 = path.posix.basename(name)
        if (/^[0-9a-f]{64}$/.test(sha256) && name === nameOf(sha256)) files.push({ sha256, ...file })
      }
      return files.toSorted((left, right) => (left.sha256 < right.sha256 ? -1 : 1))
    },
    remove: (sha256) => storage.remove(nameOf(sha256)),
    async removeIncoming(before) {
      for (const name of await readdir(incoming).catch(() => [])) {
        const found = await stat(path.join(incoming, name)).catch(() => undefined)
        if (name.endsWith('.part') && found && found.mtime < before) await rm(path.join(incoming, name), { force: true })
      }
    },
  }
}
