import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import pLimit from 'p-limit'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { listAttachedFiles, type AttachedFile } from './queries.ts'
import type { Database } from '../db/schema.ts'

/** Files at a time; the longest has some ten megabytes. */
const atOnce = 4

export interface MoveResult {
  /** Brought over now, read again there, and found to be the same. */
  copied: number
  /** Were there already, by their content. */
  present: number
  /** In neither place. */
  missing: AttachedFile[]
  /** Whose content is not what its hash says. */
  damaged: AttachedFile[]
}

/**
 * Brings every file that an attachment has to another place, beside a running server too; where it comes from, nothing is changed. A file counts as there
 * when what is read there has its hash, so that a run which was interrupted is taken up by another one.
 * @throws {AppError} SERVER_DOWN_ERROR where a store does not answer; what was brought over by then stays
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
      // Read again where it lies now.
      else if (copied === 'damaged' || !(await isThere(to, file.sha256))) result.damaged.push(file)
      else result.copied += 1
    }),
  )
  await Promise.all(moving).catch(async (error: unknown) => {
    // What has begun ends before anybody closes a store.
    limit.clearQueue()
    await Promise.allSettled(moving)
    throw error
  })
  return result
}

/** What is damaged is not kept, and nothing that came in stays aside. */
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
