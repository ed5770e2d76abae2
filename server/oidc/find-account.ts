import type { Transaction } from 'kysely'
import { personName } from '../../shared/account.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { OidcProblem } from '../../shared/oidc.ts'
import { isEmail, normaliseEmail } from '../auth/normalise-email.ts'
import { findUserByEmail, insertUser } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { joinWorkgroup } from '../members/join-workgroup.ts'
import { lockMembers, useLink } from '../members/queries.ts'
import type { OidcClaims } from './provider.ts'
import { insertIdentity, listGoodInvitations, useIdentity } from './queries.ts'

/**
 * @param linked owner of the account to which the identity was linked just now; absent if it was linked before, or the account was created
 * for it
 */
type Found = { userId: number; linked?: { email: string; language: LanguageCode } } | { problem: OidcProblem }

/**
 * The account of an identity at the provider, whatever its address is by now. If it has none yet, an address verified by the provider leads
 * to an existing account without a password, or to one that an invitation of the address creates. An account with a password can be
 * connected only by its owner.
 */
export async function findAccount(tx: Transaction<Database>, claims: OidcClaims): Promise<Found> {
  const identity = { issuer: claims.iss, subject: claims.sub }
  const known = await useIdentity(tx, identity)
  if (known !== undefined) return { userId: known }
  const email = normaliseEmail(claims.email ?? '')
  if (!claims.email_verified || !isEmail(email)) return { problem: 'unverified' }
  const user = await findUserByEmail(tx, email)
  if (user && user.passwordHash !== '') return { problem: 'hasPassword' }
  const userId = user?.id ?? (await makeInvited(tx, email, claims.name))
  if (userId === undefined) return { problem: 'noAccount' }
  // The account is linked to another identity that had the address before.
  if (!(await insertIdentity(tx, identity, { userId, email }))) return { problem: 'taken' }
  return user ? { userId, linked: { email, language: user.interfaceLanguage } } : { userId }
}

/** @returns undefined if the address has no invitation, or another sign-in creates the account at this moment */
async function makeInvited(tx: Transaction<Database>, email: string, name = ''): Promise<number | undefined> {
  const invitations = await listGoodInvitations(tx, email)
  const [first] = invitations
  if (!first) return undefined
  const called = personName.safeParse(name)
  const userId = await insertUser(tx, { email, name: called.data ?? '', passwordHash: '', interfaceLanguage: first.language })
  if (userId === undefined) return undefined
  for (const { id, workgroupId, role } of invitations) {
    await lockMembers(tx, workgroupId)
    if (await useLink(tx, id)) await joinWorkgroup(tx, { workgroupId, userId, role, email })
  }
  return userId
}
