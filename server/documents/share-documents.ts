import { buffer } from 'node:stream/consumers'
import pLimit from 'p-limit'
import type { FileStorage } from '../storage/storage.ts'
import type { CacheFolder, CacheLog } from './cache-folder.ts'

/** ms for which the store is waited for: making the document takes about as long. */
const longestLook = 2_000
/** ms for which a store that failed is left alone. */
const rest = 10_000
/** Documents uploaded at the same time, and as many that wait for upload; further ones are not uploaded. */
const mostSent = 4
const mostWaiting = 40

const nameOf = (key: string): string => `documents/${key.slice(0, 2)}/${key}`

/**
 * Rendered documents that all machines share: a machine writes a document into its own folder and, a moment later, into the store. A store
 * that fails or is slow only makes documents slower: they are made again, and the log says so once.
 */
export function shareDocuments(folder: CacheFolder, storage: FileStorage, log: CacheLog): CacheFolder {
  const sending = pLimit(mostSent)
  const sent = new Set<Promise<unknown>>()
  const looking = new Map<string, Promise<Buffer | null>>()
  let failedAt: number | undefined

  const tryAgain = (): void => {
    if (sent.size === 0) send('documents/trial', Buffer.from('trial'))
  }
  const place = storage.place('documents')
  const isResting = (): boolean => failedAt !== undefined && Date.now() < failedAt + rest

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      const result = await work()
      if (failedAt !== undefined) log.warn({ place }, 'rendered documents are shared again')
      failedAt = undefined
      return result
    } catch (error) {
      if (failedAt === undefined) log.error({ err: error, place }, 'rendered documents cannot be shared: every machine makes its own')
      failedAt = Date.now()
      return null
    }
  }

  function send(name: string, bytes: Buffer): void {
    const done = sending(() => attempt(() => storage.put(name, bytes))).finally(() => sent.delete(done))
    sent.add(done)
  }

  async function look(key: string): Promise<Buffer | null> {
    const found = await attempt(async () => {
      const content = await storage.read(nameOf(key), { signal: AbortSignal.timeout(longestLook) })
      return content && buffer(content)
    })
    if (found) await folder.store(key, found)
    return found
  }

  // A wrong address or wrong keys are reported at start.
  tryAgain()
  return {
    async find(key) {
      const own = await folder.find(key)
      if (own || isResting()) return own
      const known = looking.get(key)
      if (known) return known
      const coming = look(key).finally(() => looking.delete(key))
      looking.set(key, coming)
      return coming
    },
    async store(key, bytes) {
      await folder.store(key, bytes)
      if (!isResting() && sending.pendingCount < mostWaiting) send(nameOf(key), bytes)
    },
    size: folder.size,
    isWritable: () => folder.isWritable() && failedAt === undefined,
    async canWrite() {
      // A health check must not wait for a store that does not answer.
      if (failedAt !== undefined) tryAgain()
      return (await folder.canWrite()) && failedAt === undefined
    },
    async close() {
      sending.clearQueue()
      await Promise.all(sent)
      await folder.close()
    },
  }
}
