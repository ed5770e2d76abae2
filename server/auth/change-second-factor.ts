import type { Transaction } from 'kysely'
import { drawQrCode } from '../../documents/qr-code.ts'
import type { NoticeKind } from '../../shared/account-notice.ts'
import type { BegunFactor } from '../../shared/second-factor.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { Database } from '../db/schema.ts'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { factorAddress, findStep, makeFactorSecret } from './one-time-code.ts'
import { holdProved, provePassword, refuseProof } from './prove-password.ts'
import { lockSignInOf, type User } from './queries.ts'
import type { Caller, Whereby } from './read-device.ts'
import { makeRecoveryCodes, readRecoveryCode } from './recovery-code.ts'
import { refuseLocked } from './refuse-token.ts'
import { beginFactor, confirmFactor, deleteFactor, findBegunSecret, replaceRecoveryCodes } from './second-factor-queries.ts'
import { deleteSignInFailures } from './failure-queries.ts'
import { revokeSessionsOfUser } from './session-queries.ts'
import { hashRefreshToken } from './tokens.ts'
import { secretUse, tryCode } from './try-code.ts'

type Needed = Pick<Services, 'db' | 'auth'>
type Telling = Pick<Services, 'db' | 'auth' | 'mail'>
/** Who changes the second factor, and the proof of who they are. */
interface Change extends Caller {
  user: User
  password: string
}

type ProvedChange = Change & Whereby & { code: string }

const refuse = (status: number, path: string, code: 'factorIsOn' | 'factorNotBegun' | 'codeWrong'): AppError =>
  new AppError('CLIENT_SIDE', { status, reasons: [reasonAt(path, code)] })

/**
 * Makes a secret for an authenticator. Sign-in requires no code until the first code of the secret was right.
 * @param issuer name of this program in authenticators
 * @throws {AppError} as `provePassword`; 409 where a second factor is on already
 */
export async function beginSecondFactor({ db, auth }: Needed, { user, password, ...caller }: Change, issuer: string): Promise<BegunFactor> {
  await provePassword({ db, auth }, user, { password, path: 'password', ...caller })
  const secret = makeFactorSecret()
  if (!(await beginFactor(db, user.id, auth.seals.seal(secret, secretUse(user.id))))) throw refuse(409, '', 'factorIsOn')
  const uri = factorAddress({ secret, issuer, account: user.email ?? '' })
  return { secret, uri, qr: drawQrCode(uri) }
}

/**
 * Switches the second factor on with its first code, which cannot be used again. All other sessions of the account end.
 * @returns the recovery codes, which are never shown again
 * @throws {AppError} 400 for another code; 409 where no secret was issued in the last quarter of an hour
 */
export async function confirmSecondFactor(
  { db, auth, mail }: Telling,
  { user, code, ...whereby }: Whereby & { user: User; code: string },
): Promise<string[]> {
  const sealed = await findBegunSecret(db, user.id)
  const secret = sealed === undefined ? undefined : auth.seals.open(sealed, secretUse(user.id))
  if (sealed === undefined || secret === undefined) throw refuse(409, '', 'factorNotBegun')
  const step = findStep(secret, code, Date.now())
  if (step === null) throw refuse(400, 'code', 'codeWrong')
  return db.transaction().execute(async (tx) => {
    await lockSignInOf(tx, user.id)
    if (!(await confirmFactor(tx, user.id, sealed, step))) throw refuse(409, '', 'factorNotBegun')
    await revokeSessionsOfUser(tx, user.id, user.sessionId)
    await insertAccountEntry(tx, 'account.factorOn', { userId: user.id })
    await tell(tx, mail, 'factorOn', { user, ...whereby })
    return storeRecoveryCodes(tx, user.id)
  })
}

async function storeRecoveryCodes(tx: Transaction<Database>, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRefreshToken(readRecoveryCode(code) ?? code)),
  )
  return codes
}

/** @throws {AppError} as `switchOffSecondFactor` */
export const renewRecoveryCodes = (services: Telling, change: ProvedChange): Promise<string[]> =>
  proveBoth(services, change, async (tx) => {
    await insertAccountEntry(tx, 'account.recoveryCodesMade', { userId: change.user.id })
    await tell(tx, services.mail, 'recoveryCodesMade', change)
    return storeRecoveryCodes(tx, change.user.id)
  })

/** @throws {AppError} as `provePassword`; 400 for a wrong or used code, which counts as a wrong password does */
export const switchOffSecondFactor = (services: Telling, change: ProvedChange): Promise<boolean> =>
  proveBoth(services, change, async (tx) => {
    await insertAccountEntry(tx, 'account.factorOff', { userId: change.user.id })
    await tell(tx, services.mail, 'factorOff', change)
    return deleteFactor(tx, change.user.id)
  })

/** Queues the mail to the account's owner, in the transaction that makes the change. */
async function tell(
  tx: Transaction<Database>,
  mail: Services['mail'],
  kind: NoticeKind,
  { user: { email, interfaceLanguage: language }, brand, device }: Whereby & { user: User },
): Promise<void> {
  if (email !== null) await mail.enqueueAccountNotice(tx, { kind, email, language, brand, device })
}

async function proveBoth<Result>(
  services: Needed,
  { user, password, code, address, network }: ProvedChange,
  onRight: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const proved = await provePassword(services, user, { password, path: 'password', address, network })
  const { account } = proved
  const tried = await tryCode(services, { userId: user.id, account, address, network }, code, async (tx) => {
    await holdProved(tx, user.id, proved)
    await deleteSignInFailures(tx, account)
    return onRight(tx)
  })
  if ('lockedSeconds' in tried) throw refuseLocked('invalid_grant', tried.lockedSeconds)
  if ('failures' in tried) throw refuseProof(tried.failures, reasonAt('code', tried.reason))
  return tried.result
}
