import { randomUUID } from 'node:crypto'
import type { LanguageCode } from '../../shared/languages.ts'
import type { PasswordLinkAnswer } from '../../shared/forgotten-password.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { findPasswordProblem } from '../auth/check-password.ts'
import { accountKeyOf, isEmail, normaliseEmail } from '../auth/normalise-email.ts'
import { updatePassword } from '../auth/queries.ts'
import type { Device } from '../auth/read-device.ts'
import { deleteSignInFailures } from '../auth/failure-queries.ts'
import { revokeSessionsOfUser } from '../auth/session-queries.ts'
import { hashRefreshToken } from '../auth/tokens.ts'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import {
  countPasswordLinks,
  deleteOldPasswordLinks,
  findPasswordLink,
  insertPasswordLink,
  usePasswordLinks,
} from './password-link-queries.ts'

/** Mails to one address in an hour: nobody's mailbox is filled by somebody who types their address. */
const linksPerHour = 3

interface Requested {
  email: string
  language: LanguageCode
  brand: string
}

/**
 * Sends a link to another password to an address, if it has an account. The queue looks the account up when it sends, so that neither the
 * response nor the time it takes reveals whether there is one; nor does it reveal that the limit of mails was reached.
 * @throws {AppError} 400 for text that is not an address
 */
export async function askForPassword({ db, auth, mail }: Pick<Services, 'db' | 'auth' | 'mail'>, requested: Requested): Promise<void> {
  const email = normaliseEmail(requested.email)
  if (!isEmail(email))
    throw new AppError('CLIENT_SIDE', { status: 400, reasons: [reasonAt('email', 'invalidEmails', { emails: requested.email })] })
  const id = randomUUID()
  // Before the link is stored: once it is, the queue begins to write the mail if there is an account, and work after that could delay the
  // response.
  await deleteOldPasswordLinks(db)
  await db.transaction().execute(async (tx) => {
    if ((await countPasswordLinks(tx, email)) >= linksPerHour) return
    await insertPasswordLink(tx, { ...requested, id, email, tokenHash: hashRefreshToken(auth.tokens.linkToken(id)) })
    await mail.enqueueAccountMail(tx, id)
  })
}

type GoodLink = NonNullable<Awaited<ReturnType<typeof findPasswordLink>>>

/** @throws {AppError} 404 with the reason why the link is not valid, which tells nobody anything new: they have the mail */
async function requireLink({ db }: Pick<Services, 'db'>, token: string): Promise<GoodLink> {
  const link = await findPasswordLink(db, hashRefreshToken(token))
  if (!link) throw refuseLink('linkGone')
  if (link.isUsed) throw refuseLink('linkUsed')
  if (link.isExpired) throw refuseLink('linkExpired')
  return link
}

const refuseLink = (code: 'linkGone' | 'linkUsed' | 'linkExpired'): AppError =>
  new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('token', code)] })

/** The account whose password a link sets. @throws {AppError} as `requireLink` */
export async function viewPasswordLink(services: Pick<Services, 'db'>, token: string): Promise<PasswordLinkAnswer> {
  const { email, expiresAt } = await requireLink(services, token)
  return { email, expires_at: expiresAt.toISOString() }
}

/**
 * Sets another password: the link proves the address. Every session of the account ends and so does a lock, every other link to a password
 * is used up, and a mail tells of it.
 * @throws {AppError} as `requireLink`; 400 with the field for a password that cannot be used
 */
export async function setPasswordByLink(
  services: Pick<Services, 'db' | 'auth' | 'mail'>,
  { token, password, device }: { token: string; password: string; device: Device },
): Promise<void> {
  const { db, auth, mail } = services
  const { id, email, userId, language, brand } = await requireLink(services, token)
  const problem = findPasswordProblem(password, email)
  if (problem !== undefined) throw new AppError('CLIENT_SIDE', { status: 400, reasons: [{ ...problem, path: 'password' }] })
  const hash = await auth.passwords.hash(password)
  await db.transaction().execute(async (tx) => {
    if (!(await usePasswordLinks(tx, email, id))) throw refuseLink('linkUsed')
    await updatePassword(tx, userId, hash)
    await revokeSessionsOfUser(tx, userId)
    await deleteSignInFailures(tx, accountKeyOf(email))
    await insertAccountEntry(tx, 'account.passwordSet', { userId })
    await mail.enqueueAccountNotice(tx, { kind: 'passwordChanged', email, language, brand: brand ?? '', device })
  })
}
