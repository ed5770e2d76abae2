import type { Services } from '../services.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { findKnownFiles, forgetDeleted, waitForIncomingFiles } from './queries.ts'

const day = 24 * 60 * 60 * 1000
/** Age from which a file that belongs to nothing is removed. Its upload ended long ago, and so did a restore under way. */
const leastAge = 7 * day

/** Removes attachments that were deleted a day ago, for good, and their bytes, unless another one has the same. */
export async function removeDeleted({ db }: Pick<Services, 'db'>, store: AttachmentStore, now = Date.now()): Promise<void> {
  for (const sha256 of await forgetDeleted(db, new Date(now - day)))
    await db.transaction().execute(async (tx) => {
      await waitForIncomingFiles(tx)
      if (!(await findKnownFiles(tx, [sha256])).has(sha256)) await store.remove(sha256)
    })
}

/**
 * Removes files that belong to no attachment, because a process ended between the disk and the database. Where the database knows none of
 * the files, it is another one than theirs, and they stay.
 * @returns how many were removed
 */
export async function removeOrphans({ db }: Pick<Services, 'db'>, store: AttachmentStore, now = Date.now()): Promise<number> {
  await store.removeIncoming(new Date(now - day))
  // Listed before the others wait: a store of many files takes its time, and what comes in meanwhile is too young to be removed.
  const files = await store.list()
  return db.transaction().execute(async (tx) => {
    await waitForIncomingFiles(tx)
    const known = await findKnownFiles(
      tx,
      files.map(({ sha256 }) => sha256),
    )
    if (known.size === 0) return 0
    const orphans = files.filter(({ sha256, modified }) => !known.has(sha256) && modified.getTime() < now - leastAge)
    for (const { sha256 } of orphans) await store.remove(sha256)
    return orphans.length
  })
}
