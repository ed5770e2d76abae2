import { createHash } from 'node:crypto'
import type { JobPriority } from '../../documents/rendering/job-queue.ts'
import { openCacheFolder, type CacheLog } from './cache-folder.ts'
import { createTurns, type TurnOptions } from './deal-turns.ts'
import type { Waiter } from './account.ts'
import type { FileStorage } from '../storage/storage.ts'
import { shareDocuments } from './share-documents.ts'

export interface MakingOptions {
  priority?: JobPriority
  /** false: it is returned but not stored. */
  keep?: boolean
}

/**
 * Rendered documents by the hash of what they were made from. They are stored in a folder, so that they survive a restart; the least
 * recently used are deleted when the limit is reached. Requests for a document that is being made wait for it together.
 */
export interface DocumentCache {
  find(key: string): Promise<Buffer | null>
  /**
   * The document of this key, made by `make` in the waiter's turn if it is not cached. `make` may stop at its signal: nobody waits any
   * more.
   * @throws {AppError} 429 beyond the waiter's share, SERVER_DOWN_ERROR when the queue is full, and whatever `make` throws
   */
  get(key: string, make: (signal: AbortSignal) => Promise<Uint8Array>, waiter: Waiter, options?: MakingOptions): Promise<Buffer>
  /** Bytes kept at the moment. */
  size(): number
  /** Documents that wait for their turn. */
  waiting(): number
  /** Whether documents can be stored. If they could not, tries again. */
  canKeep(): Promise<boolean>
  /** The same by the last attempt, without trying again. */
  isKeeping(): boolean
  /** Waits for pending writes to the store. */
  close(): Promise<void>
}

/** A key: the hash of everything that the document's bytes depend on. */
export function documentKey(parts: readonly (string | number | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

export interface CacheOptions extends TurnOptions {
  /** Folder of the cache, created if missing. If that fails, documents are made again each time. */
  folder: string
  /** Bytes kept at most. */
  limit: number
  log: CacheLog
  /** Store in which machines find each other's documents; without it each makes its own. */
  shared?: FileStorage | undefined
  /** Whether documents are still drawn by what the keys name; from when they are not, none is stored, and who gets one is told. */
  isAsStarted?: () => boolean
}

export async function openDocumentCache({
  folder,
  limit,
  log,
  shared,
  isAsStarted = () => true,
  ...options
}: CacheOptions): Promise<DocumentCache> {
  const turns = createTurns<Buffer>(options)
  const own = await openCacheFolder(folder, limit, log)
  const kept = shared ? shareDocuments(own, shared, log) : own
  let isReplaced = false
  const mayStore = (): boolean => {
    if (!isReplaced && !isAsStarted()) {
      isReplaced = true
      log.warn({}, 'what draws the documents was replaced under the running server: none is kept until it is started again')
    }
    return !isReplaced
  }

  return {
    find: kept.find,
    size: kept.size,
    waiting: turns.waiting,
    canKeep: kept.canWrite,
    isKeeping: kept.isWritable,
    close: kept.close,
    async get(key, make, waiter, { priority = 'interactive', keep = true } = {}) {
      const known = keep ? await kept.find(key) : null
      if (known) return known
      const makeAndKeep = async (signal: AbortSignal): Promise<Buffer> => {
        const made = await make(signal)
        const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength)
        if (mayStore() && keep) await kept.store(key, bytes)
        return bytes
      }
      const bytes = await turns.take(key, makeAndKeep, waiter, priority)
      if (isReplaced) waiter.unname?.()
      return bytes
    },
  }
}
