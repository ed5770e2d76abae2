import type { Kysely } from 'kysely'
import type { Services } from '../services.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { doerOf } from '../auth/doer-of.ts'
import type { Whereby } from '../auth/read-device.ts'
import type { Member } from '../auth/require-user.ts'
import { deleteFactor } from '../auth/second-factor-queries.ts'
import { revokeSessionsOfUser } from '../auth/session-queries.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { countWorkgroupsOf, findMember, lockMembers, updateFactorRequired } from './queries.ts'

/**
 * Sets whether every member needs a second factor. An owner without one would lock themselves out.
 * @throws {AppError} 409 for an owner without one
 */
export async function requireFactor(db: Kysely<Database>, { user, workgroup }: Member, isRequired: boolean): Promise<void> {
  if (isRequired && !user.signIn?.hasSecondFactor)
    throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'ownFactorFirst')] })
  const { workgroupId } = workgroup
  await db.transaction().execute(async (tx) => {
    if (await updateFactorRequired(tx, workgroupId, isRequired))
      await insertEntry(tx, isRequired ? 'company.factorRequired' : 'company.factorNotRequired', { workgroupId, by: doerOf(user) })
  })
}

/**
 * Switches off the second factor of a member who lost telephone and recovery codes, ends their sessions, and informs them. Refused if the
 * account belongs to other workgroups too, since this owner has no authority over those.
 * @throws {AppError} 404 for somebody who is not a member or has no second factor; 409 for the owner themselves, and for a member of
 * another workgroup
 */
export async function removeFactorOf(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  { user, workgroup: { workgroupId } }: Member,
  userId: number,
  { brand, device }: Whereby,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMembers(tx, workgroupId)
    const notFound = () => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
    const member = await findMember(tx, workgroupId, userId)
    if (!member) throw notFound()
    // A session left open must not be a way around password and code.
    if (userId === user.id) throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('id', 'ownFactor')] })
    if ((await countWorkgroupsOf(tx, userId)) > 1)
      throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('id', 'memberElsewhere')] })
    if (!(await deleteFactor(tx, userId))) throw notFound()
    await revokeSessionsOfUser(tx, userId)
    await insertEntry(tx, 'members.factorOff', { workgroupId, by: doerOf(user), params: { email: member.email } })
    const { email, interfaceLanguage: language } = member
    await mail.enqueueAccountNotice(tx, { kind: 'factorOff', email, language, brand, device, by: doerOf(user).name })
  })
}
