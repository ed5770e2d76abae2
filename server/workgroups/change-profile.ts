import { reasonAt } from '../../shared/reasons/reason.ts'
import type { WorkgroupAnswer, WorkgroupProfile } from '../../shared/workgroup-profile.ts'
import type { Member } from '../auth/require-user.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findWorkgroupProfile, updateWorkgroupProfile } from './queries.ts'

/**
 * Stores who the workgroup is. Products that are there already keep what they say.
 * @throws {AppError} 409 where somebody else wrote meanwhile
 */
export async function changeProfile(
  { db }: Pick<Services, 'db'>,
  { user, workgroup }: Member,
  { revision, profile }: { revision: number; profile: WorkgroupProfile },
): Promise<WorkgroupAnswer> {
  const { workgroupId } = workgroup
  const isWritten = await db.transaction().execute(async (tx) => {
    const done = await updateWorkgroupProfile(tx, workgroupId, revision, profile)
    if (done) await insertEntry(tx, 'company.changed', { workgroupId, by: doerOf(user) })
    return done
  })
  const stored = await findWorkgroupProfile(db, workgroup.workgroupId)
  if (!isWritten)
    throw new AppError('CLIENT_SIDE', {
      status: 409,
      reasons: [reasonAt('revision', 'outdatedRevision', { revision: stored.revision })],
    })
  return stored
}
