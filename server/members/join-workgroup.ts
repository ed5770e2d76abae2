import type { Transaction } from 'kysely'
import { roleSuffices, type Role } from '../../shared/account.ts'
import { upsertMembership } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { findRole } from './queries.ts'

/** Makes somebody a member. The caller must have locked the members. An existing member keeps the higher of the two roles. */
export async function joinWorkgroup(
  tx: Transaction<Database>,
  { workgroupId, userId, role, email }: { workgroupId: number; userId: number; role: Role; email: string },
): Promise<void> {
  const before = await findRole(tx, workgroupId, userId)
  if (before !== undefined && roleSuffices(before, role)) return
  await upsertMembership(tx, userId, workgroupId, role)
  await insertEntry(tx, 'members.joined', { workgroupId, by: { name: email, userId }, params: { role } })
}
