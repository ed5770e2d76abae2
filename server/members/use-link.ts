import type { z } from 'zod'
import type { LinkAnswer, linkUseBody } from '../../shared/members.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { findPasswordProblem } from '../auth/check-password.ts'
import { findUserByEmail, insertUser } from '../auth/queries.ts'
import { hashRefreshToken } from '../auth/tokens.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { joinWorkgroup } from './join-workgroup.ts'
import { findGoodLink, lockMembers, useLink } from './queries.ts'

/** The same refusal whether the link was used, revoked, expired or never sent, so that it reveals nothing more. */
const refuseLink = (): AppError => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('token', 'linkGone')] })

/** @throws {AppError} 404 for an invalid link */
export async function viewLink({ db }: Pick<Services, 'db'>, token: string): Promise<LinkAnswer> {
  const link = await findGoodLink(db, hashRefreshToken(token))
  if (!link) throw refuseLink()
  const { email, workgroup, role, invitedBy, userId } = link
  return { email, workgroup, role, invited_by: invitedBy, has_account: userId !== null }
}

/**
 * Accepts an invitation; the link proves the address. If the address has no account yet, one is created with the given password.
 * @returns the address to sign in with
 * @throws {AppError} 404 for an invalid link; 400 with the field for a password that cannot be used
 */
export async function followLink(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  { token, name = '', password = '' }: z.infer<typeof linkUseBody>,
): Promise<string> {
  const link = await findGoodLink(db, hashRefreshToken(token))
  if (!link) throw refuseLink()
  const { email, language, workgroupId, role } = link
  const problem = link.userId === null ? findPasswordProblem(password, email) : undefined
  if (problem) throw new AppError('CLIENT_SIDE', { status: 400, reasons: [{ ...problem, path: 'password' }] })
  const passwordHash = link.userId === null ? await auth.passwords.hash(password) : ''
  await db.transaction().execute(async (tx) => {
    await lockMembers(tx, workgroupId)
    if (!(await useLink(tx, link.id))) throw refuseLink()
    const made = link.userId ?? (await insertUser(tx, { email, name, passwordHash, interfaceLanguage: language }))
    // Another invitation may have created the account while the password was being hashed; then its password is kept.
    const userId = made ?? (await findUserByEmail(tx, email))?.id
    if (userId === undefined) throw refuseLink()
    await joinWorkgroup(tx, { workgroupId, userId, role, email })
  })
  return email
}
