import type { Kysely, Transaction } from 'kysely'
import type { Role } from '../../shared/account.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { deleteMembership, upsertMembership } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry, type Doer } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { countOwners, findMember, lockMembers, revokeInvitations } from './queries.ts'

interface Changed {
  workgroupId: number
  userId: number
  by: Doer
}

/**
 * Gives a member another role, which takes effect with their next call.
 * @throws {AppError} 404 for somebody who is not a member; 409 where no owner would be left
 */
export async function changeRole(db: Kysely<Database>, { workgroupId, userId, by }: Changed, role: Role): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { email, before } = await requireOtherOwner(tx, workgroupId, userId, role)
    if (before === role) return
    await upsertMembership(tx, userId, workgroupId, role)
    if (before === 'owner') await endInvitationsOf(tx, { workgroupId, userId, by })
    await insertEntry(tx, 'members.roleChanged', { workgroupId, by, params: { email, role } })
  })
}

/**
 * Removes a member from a workgroup, with immediate effect. Their account stays, and so does what they wrote.
 * @throws {AppError} as `changeRole`
 */
export async function removeMember(db: Kysely<Database>, { workgroupId, userId, by }: Changed): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { email } = await requireOtherOwner(tx, workgroupId, userId, null)
    await deleteMembership(tx, userId, workgroupId)
    await endInvitationsOf(tx, { workgroupId, userId, by })
    await insertEntry(tx, 'members.removed', { workgroupId, by, params: { email } })
  })
}

/** Who is no owner any more has nobody join: an invitation to themself would bring them back. */
async function endInvitationsOf(tx: Transaction<Database>, { workgroupId, userId, by }: Changed): Promise<void> {
  for (const email of await revokeInvitations(tx, workgroupId, { createdByUser: userId }))
    await insertEntry(tx, 'members.invitationTakenBack', { workgroupId, by, params: { email } })
}

/** @param role new role of the member; null: none, the member is removed */
async function requireOtherOwner(
  tx: Transaction<Database>,
  workgroupId: number,
  userId: number,
  role: Role | null,
): Promise<{ email: string; before: Role }> {
  await lockMembers(tx, workgroupId)
  const member = await findMember(tx, workgroupId, userId)
  if (!member) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
  const { email, role: before } = member
  if (before === 'owner' && role !== 'owner' && (await countOwners(tx, workgroupId)) < 2)
    throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'lastOwner')] })
  return { email, before }
}
