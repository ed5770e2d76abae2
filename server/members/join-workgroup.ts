import type { Transaction } from 'kysely'
import { roleSuffices, type Role } from '../../shared/account.ts'
import { upsertMembership } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { findRole } from './queries.ts'

/** Makes somebody a member, for whoever has locked the members already. Whoever was one keeps the higher role. */
export async function joinWorkgroup(
  tx: Transaction<Database>,
  { workgroupId, userId, role, email }: { workgroupId: number; userId: number; role: Role; email: string },
): Promise<void> {
  const before = await findRole(tx, workgroupId, userId)
  if (before !== undefined && roleSuffices(before, role)) return
  await upsertMembership(tx, userId, workgroupId, role)
  await insertEntry(tx, 'members.joined', { workgroupId, by: { name: email, userId }, params: { role } })
}
