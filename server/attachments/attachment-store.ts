import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, type Stats } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that came in and is not kept yet. */
export interface IncomingFile {
  path: string
  size: number
  sha256: string
}

/** Files by the hash of their content, in the data folder: the same content lies there once. */
export interface AttachmentStore {
  /** Writes a stream aside. What breaks off leaves nothing behind. */
  receive(stream: Readable): Promise<IncomingFile>
  /** Puts a file under its hash, for good: it is on the disk when this returns. */
  keep(file: IncomingFile): Promise<void>
  /** Forgets a file that came in; nothing happens to one that was kept. */
  discard(file: IncomingFile): Promise<void>
  /** @param sha256 64 hexadecimal digits */
  pathOf(sha256: string): string
  list(): Promise<{ sha256: string; modified: Date }[]>
  remove(sha256: string): Promise<void>
  /** Removes what came in before this time and was neither kept nor discarded, because the process ended. */
  removeIncoming(before: Date): Promise<void>
}

/** @param dataDir every process on the same database needs the same one */
export function openAttachmentStore(dataDir: string): AttachmentStore {
  const root = path.join(dataDir, 'attachments')
  const incoming = path.join(root, 'incoming')

  const pathOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error(`${sha256} is no hash of a file`)
    return path.join(root, sha256.slice(0, 2), sha256)
  }

  return {
    pathOf,
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
    async keep({ path: aside, sha256 }) {
      const kept = pathOf(sha256)
      const folder = path.dirname(kept)
      const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
      await rename(aside, kept)
      await syncFolder(folder)
      if (isNew) await syncFolder(root)
    },
    async discard({ path: aside }) {
      await rm(aside, { force: true })
    },
    async list() {
      const names = await readdir(root, { recursive: true }).catch(() => [])
      const hashes = names.map((name) => path.basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name))
      const files = await Promise.all(hashes.map(async (sha256) => ({ sha256, found: await statOrNone(pathOf(sha256)) })))
      return files.flatMap(({ sha256, found }) => (found ? [{ sha256, modified: found.mtime }] : []))
    },
    async remove(sha256) {
      await rm(pathOf(sha256), { force: true })
    },
    async removeIncoming(before) {
      for (const name of await readdir(incoming).catch(() => [])) {
        const found = await statOrNone(path.join(incoming, name))
        if (name.endsWith('.part') && found && found.mtime < before) await rm(path.join(incoming, name), { force: true })
      }
    },
  }
}

const statOrNone = (file: string): Promise<Stats | undefined> => stat(file).catch(() => undefined)

/** A renamed file outlives a power failure only when its folder was written too. Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
