import { chmod, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** Where the cache reports that it cannot keep anything, and that it can again. */
export interface CacheLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Files by key; the least recently used are deleted when the limit is reached. A failing disk only makes documents slower. */
export interface CacheFolder {
  find(key: string): Promise<Buffer | null>
  /** Stores the bytes, or logs once that it cannot. */
  store(key: string, bytes: Buffer): Promise<void>
  /** Bytes kept at the moment. */
  size(): number
  isWritable(): boolean
  /**
   * Whether the folder is writable; if it was not, tries again with as many bytes as a long document, or as the largest one that found no
   * room.
   */
  canWrite(): Promise<boolean>
  /** Waits for pending writes. */
  close(): Promise<void>
}

/** Other accounts on the machine must not read the cached files. */
const folderMode = 0o700
const fileMode = 0o600
/** ms after which a temporary file counts as abandoned; a younger one may be in the middle of being written by another process. */
const longestWriting = 60_000
/** Bytes of a long sheet. */
const usualDocument = 512 * 1024

/**
 * @param folder made if it is not there; closed to other accounts
 * @param limit bytes kept at most
 */
export async function openCacheFolder(folder: string, limit: number, log: CacheLog): Promise<CacheFolder> {
  let failure: unknown
  /** Bytes for which the disk had no room: that a smaller file still fits does not mean that the disk has recovered. */
  let lacking = 0
  const files = new LRUCache<string, number>({
    maxSize: limit,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') void remove(key)
    },
  })

  /** Keys whose files are being deleted but may still be in the folder. */
  const leaving = new Set<string>()

  async function remove(key: string): Promise<void> {
    leaving.add(key)
    await rm(fileOf(key), { force: true }).catch((error: unknown) => note(error))
    leaving.delete(key)
  }

  function fileOf(key: string): string {
    return path.join(folder, key)
  }

  function note(error: unknown, bytes = 0): void {
    if (failure === undefined) log.error({ err: error, folder }, 'rendered documents cannot be kept: each is made anew')
    failure = error
    if (isFull(error)) lacking = Math.max(lacking, bytes)
  }

  function forgive(bytes: number): void {
    if (failure === undefined || bytes < lacking) return
    log.warn({ folder }, 'rendered documents are kept again')
    failure = undefined
    lacking = 0
  }

  async function makeFolder(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: folderMode })
  }

  /** Written to a temporary file and renamed, so that a reader never sees half a document. */
  async function write(name: string, bytes: Buffer): Promise<void> {
    const aside = `${fileOf(name)}.${process.pid}.part`
    try {
      // The whole folder may have been removed.
      await makeFolder()
      await writeFile(aside, bytes, { mode: fileMode })
      await rename(aside, fileOf(name))
    } catch (error) {
      // Half a document would fill a full disk further.
      await rm(aside, { force: true }).catch(() => {})
      throw error
    }
  }

  try {
    await makeFolder()
    // A folder of an older version was readable by all; one that belongs to another account stays as it is.
    await chmod(folder, folderMode).catch(() => {})
    for (const { key, bytes } of await listByAge(folder)) files.set(key, bytes)
  } catch (error) {
    note(error)
  }

  return {
    async find(key) {
      if (leaving.has(key)) return null
      try {
        // Another process with this folder may have written it.
        const bytes = await readFile(fileOf(key))
        if (files.get(key) === undefined) files.set(key, bytes.length)
        return bytes
      } catch {
        // Somebody cleared the folder: the document is simply made again.
        files.delete(key)
        return null
      }
    },
    async store(key, bytes) {
      try {
        await write(key, bytes)
        files.set(key, bytes.length)
        forgive(bytes.length)
      } catch (error) {
        note(error, bytes.length)
      }
    },
    size: () => files.calculatedSize,
    isWritable: () => failure === undefined,
    async canWrite() {
      if (failure === undefined) return true
      const trial = 'trial'
      const bytes = Math.max(usualDocument, lacking)
      try {
        await write(trial, Buffer.alloc(bytes))
        await rm(fileOf(trial), { force: true })
        forgive(bytes)
      } catch (error) {
        note(error, bytes)
      }
      return failure === undefined
    },
    async close() {},
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))

/** The files in the folder, oldest first. Abandoned temporary files are removed. */
async function listByAge(folder: string): Promise<{ key: string; bytes: number }[]> {
  const names = await readdir(folder)
  for (const name of names) if (/^[0-9a-z]+\.\d+\.part$/.test(name)) await removeUnfinished(path.join(folder, name))
  const files = await Promise.all(
    names
      .filter((name) => /^[0-9a-f]{64}$/.test(name))
      .map(async (key) => {
        const entry = await stat(path.join(folder, key)).catch(() => null)
        return entry ? [{ key, bytes: entry.size, mtimeMs: entry.mtimeMs }] : []
      }),
  )
  return files.flat().sort((left, right) => left.mtimeMs - right.mtimeMs)
}

async function removeUnfinished(file: string): Promise<void> {
  const entry = await stat(file).catch(() => null)
  if (entry && entry.mtimeMs < Date.now() - longestWriting) await rm(file, { force: true })
}
