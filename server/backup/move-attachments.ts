import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import pLimit from 'p-limit'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { listAttachedFiles, type AttachedFile } from './queries.ts'
import type { Database } from '../db/schema.ts'

/** Files copied at a time. */
const atOnce = 4

export interface MoveResult {
  /** Copied now, read back, and found identical. */
  copied: number
  /** There already, with the right content. */
  present: number
  /** In neither place. */
  missing: AttachedFile[]
  /** With content that does not match the hash. */
  damaged: AttachedFile[]
}

/**
 * Copies the file of every attachment to another store, even while a server is running; the source is not changed. A file counts as copied
 * when its content read back from the target has its hash, so that an interrupted run can be resumed.
 * @throws {AppError} SERVER_DOWN_ERROR where a store does not answer; files copied by then stay
 */
export async function moveAttachments(db: Kysely<Database>, from: AttachmentStore, to: AttachmentStore): Promise<MoveResult> {
  const result: MoveResult = { copied: 0, present: 0, missing: [], damaged: [] }
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true })
  const moving = (await listAttachedFiles(db)).map((file) =>
    limit(async () => {
      if (await isThere(to, file.sha256)) {
        result.present += 1
        return
      }
      const copied = await copy(from, to, file.sha256)
      if (copied === 'missing') result.missing.push(file)
      // Read back from the target.
      else if (copied === 'damaged' || !(await isThere(to, file.sha256))) result.damaged.push(file)
      else result.copied += 1
    }),
  )
  await Promise.all(moving).catch(async (error: unknown) => {
    // Copies under way end before a store is closed.
    limit.clearQueue()
    await Promise.allSettled(moving)
    throw error
  })
  return result
}

/** A damaged file is not kept, and no temporary file is left. */
async function copy(from: AttachmentStore, to: AttachmentStore, sha256: string): Promise<'copied' | 'missing' | 'damaged'> {
  const content = await from.read(sha256)
  if (!content) return 'missing'
  const file = await to.receive(content)
  try {
    if (file.sha256 !== sha256) return 'damaged'
    await to.keep(file)
    return 'copied'
  } finally {
    await to.discard(file)
  }
}

async function isThere(store: AttachmentStore, sha256: string): Promise<boolean> {
  const content = await store.read(sha256)
  if (!content) return false
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex') === sha256
}
