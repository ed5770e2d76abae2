import type { Kysely, Transaction } from 'kysely'
import type { Role } from '../../shared/account.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { deleteMembership, upsertMembership } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { countOwners, findRole, lockMembers } from './queries.ts'

/**
 * Gives a member another role, which holds from their next call on.
 * @throws {AppError} 404 for whoever is no member; 409 where nobody would be an owner any more
 */
export async function changeRole(db: Kysely<Database>, workgroupId: number, userId: number, role: Role): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireOtherOwner(tx, workgroupId, userId, role)
    await upsertMembership(tx, userId, workgroupId, role)
  })
}

/**
 * Takes a member out of a workgroup, at once. Their account stays, and with it what they wrote.
 * @throws {AppError} as `changeRole`
 */
export async function removeMember(db: Kysely<Database>, workgroupId: number, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireOtherOwner(tx, workgroupId, userId, null)
    await deleteMembership(tx, userId, workgroupId)
  })
}

/** @param role that the member will have; null: none */
async function requireOtherOwner(tx: Transaction<Database>, workgroupId: number, userId: number, role: Role | null): Promise<void> {
  await lockMembers(tx, workgroupId)
  const before = await findRole(tx, workgroupId, userId)
  if (before === undefined) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
  if (before === 'owner' && role !== 'owner' && (await countOwners(tx, workgroupId)) < 2)
    throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'lastOwner')] })
}
