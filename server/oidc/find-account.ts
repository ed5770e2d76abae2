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

/** @param linked whose account it is that the identity opens from now on; absent of one that it opened before, or that was made for it */
type Found = { userId: number; linked?: { email: string; language: LanguageCode } } | { problem: OidcProblem }

/**
 * The account of whoever the provider says it is: that of the identity, whatever address it has by now. Where there is none yet, an address that
 * the provider has verified leads to an account that no password opens, or to one that an invitation of the address makes. An account with a
 * password is its owner's to connect.
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
  // Somebody else had the address before, and the account.
  if (!(await insertIdentity(tx, identity, { userId, email }))) return { problem: 'taken' }
  return user ? { userId, linked: { email, language: user.interfaceLanguage } } : { userId }
}

/** @returns undefined where nobody has invited the address, or another sign-in makes the account at this moment */
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
