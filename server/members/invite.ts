import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { mostInvitations, type invitationBody, type ListedInvitation } from '../../shared/members.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { nameUser } from '../auth/name-user.ts'
import { isEmail, normaliseEmail } from '../auth/normalise-email.ts'
import type { Member } from '../auth/require-user.ts'
import { hashRefreshToken } from '../auth/tokens.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { insertInvitation, listInvitations, listMembers, lockMembers, revokeInvitations } from './queries.ts'

/**
 * Invites somebody by mail, whether they have an account or not; the response does not reveal which. An earlier invitation of the same
 * address is revoked together with its link.
 * @throws {AppError} 400 for an invalid address; 409 for a member, and when the workgroup has as many invitations as it may have
 */
export async function invite(
  { db, auth, mail }: Pick<Services, 'db' | 'auth' | 'mail'>,
  { user, workgroup: { workgroupId } }: Member,
  body: z.infer<typeof invitationBody>,
): Promise<ListedInvitation> {
  const email = normaliseEmail(body.email)
  if (!isEmail(email))
    throw new AppError('CLIENT_SIDE', { status: 400, reasons: [reasonAt('email', 'invalidEmails', { emails: body.email })] })
  const id = randomUUID()
  return db.transaction().execute(async (tx) => {
    await lockMembers(tx, workgroupId)
    if ((await listMembers(tx, workgroupId)).some((member) => member.email === email))
      throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('email', 'isMember', { email })] })
    await revokeInvitations(tx, workgroupId, { email })
    if ((await listInvitations(tx, workgroupId)).length >= mostInvitations)
      throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'tooManyInvitations', { max: mostInvitations })] })
    const stored = await insertInvitation(tx, {
      id,
      tokenHash: hashRefreshToken(auth.tokens.linkToken(id)),
      email,
      workgroupId,
      role: body.role,
      language: user.interfaceLanguage,
      createdBy: nameUser(user),
      createdByUser: user.id,
    })
    await mail.enqueueAccountMail(tx, id)
    await insertEntry(tx, 'members.invited', { workgroupId, by: doerOf(user), params: { email, role: body.role } })
    return viewInvitation(stored)
  })
}

export function viewInvitation(stored: Awaited<ReturnType<typeof listInvitations>>[number]): ListedInvitation {
  return { ...stored, expires_at: stored.expires_at.toISOString() }
}
