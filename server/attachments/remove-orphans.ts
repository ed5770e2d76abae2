import type { Services } from '../services.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { findKnownFiles, forgetDeleted, waitForIncomingFiles } from './queries.ts'

const day = 24 * 60 * 60 * 1000
/** Age at which a file that belongs to nothing is removed. By then its upload, or a restore, ended long ago. */
const leastAge = 7 * day

/** Removes for good attachments that were deleted a day ago, and their bytes unless another attachment has the same. */
export async function removeDeleted({ db }: Pick<Services, 'db'>, store: AttachmentStore, now = Date.now()): Promise<void> {
  for (const sha256 of await forgetDeleted(db, new Date(now - day)))
    await db.transaction().execute(async (tx) => {
      await waitForIncomingFiles(tx)
      if (!(await findKnownFiles(tx, [sha256])).has(sha256)) await store.remove(sha256)
    })
}

/**
 * Removes files that belong to no attachment because a process ended after writing the file and before committing the row. Where the
 * database knows none of the files, they belong to a different database and stay.
 * @returns how many were removed
 */
export async function removeOrphans({ db }: Pick<Services, 'db'>, store: AttachmentStore, now = Date.now()): Promise<number> {
  await store.removeIncoming(new Date(now - day))
  // Listed before taking the lock for which uploads wait: listing a large store takes time, and files added meanwhile are too young to be
  // removed.
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
