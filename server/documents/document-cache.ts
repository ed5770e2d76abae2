import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { JobPriority } from '../../documents/rendering/job-queue.ts'
import { AppError } from '../errors.ts'

/**
 * Rendered documents by the hash of what they were made from. They lie in a folder so that a restart keeps them; the
 * least recently used go when the limit is reached. Requests for a document that is being made wait for it together.
 */
export interface DocumentCache {
  find(key: string): Promise<Buffer | null>
  /** The document of this key, made by `make` if it is not there. Bulk has a turn of its own: no person waits for it. */
  get(key: string, make: () => Promise<Uint8Array>, priority?: JobPriority): Promise<Buffer>
  /** Bytes kept at the moment. */
  size(): number
}

/** Documents that may wait for their turn. */
const longestQueue = 200

/** A key: the hash of everything that the document's bytes depend on. */
export function documentKey(parts: readonly (string | number | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * @param folder made if it is not there
 * @param limit bytes kept at most
 * @param atOnce documents made at the same time for people: preparing one takes the processor for some 20 ms, so that many at once would
 *   keep every visitor waiting
 */
export async function openDocumentCache(folder: string, limit: number, atOnce: number): Promise<DocumentCache> {
  await mkdir(folder, { recursive: true })
  const turns: Readonly<Record<JobPriority, LimitFunction>> = { interactive: pLimit(atOnce), bulk: pLimit(1) }
  const making = new Map<string, Promise<Buffer>>()
  const files = new LRUCache<string, number>({
    maxSize: limit,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') void rm(fileOf(key), { force: true })
    },
  })
  for (const { key, bytes } of await listByAge(folder)) files.set(key, bytes)

  function fileOf(key: string): string {
    return path.join(folder, key)
  }

  async function find(key: string): Promise<Buffer | null> {
    if (files.get(key) === undefined) return null
    try {
      return await readFile(fileOf(key))
    } catch {
      // Somebody cleared the folder: the document is simply made again.
      files.delete(key)
      return null
    }
  }

  async function store(key: string, document: Uint8Array): Promise<Buffer> {
    const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength)
    // Written aside and renamed, so that a reader never sees half a document.
    const aside = `${fileOf(key)}.${process.pid}.part`
    await writeFile(aside, bytes)
    await rename(aside, fileOf(key))
    files.set(key, bytes.length)
    return bytes
  }

  return {
    find,
    size: () => files.calculatedSize,
    async get(key, make, priority = 'interactive') {
      const known = await find(key)
      if (known) return known
      const running = making.get(key)
      if (running) return running
      const takeTurn = turns[priority]
      if (takeTurn.pendingCount >= longestQueue) throw new AppError('SERVER_DOWN_ERROR', { message: 'too many documents wait to be made' })
      const made = takeTurn(make)
        .then((document) => store(key, document))
        .finally(() => making.delete(key))
      making.set(key, made)
      return made
    },
  }
}

async function listByAge(folder: string): Promise<{ key: string; bytes: number }[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{64}$/.test(name))
  const files = await Promise.all(
    names.map(async (key) => {
      const { size, mtimeMs } = await stat(path.join(folder, key))
      return { key, bytes: size, mtimeMs }
    }),
  )
  return files.sort((left, right) => left.mtimeMs - right.mtimeMs)
}
