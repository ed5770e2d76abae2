import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { failuresThatLock, failuresThatWarn } from './guard-sign-in.ts'
import { accountKeyOf } from './normalise-email.ts'
import { findUserByEmail, lockSignInOf, type User } from './queries.ts'
import type { Caller } from './read-device.ts'
import { refuseCombination, refuseLocked } from './refuse-token.ts'
import { addSignInFailure, findSignInGuard } from './failure-queries.ts'
import { isSessionFresh } from './session-queries.ts'

/** The proof that a signed-in user gives again before an action that a session left open must not be enough for. */
export interface Proof extends Caller {
  /** Ignored for an account without a password. */
  password: string
  /** Path of the field, for the refusal. */
  path: string
}

/**
 * As at sign-in, the fourth failure warns and the fifth locks; but without the status 401, at which a client would refresh its token and
 * repeat the call.
 */
export function refuseProof(failures: number, reason: ReturnType<typeof reasonAt>): AppError {
  if (failures >= failuresThatLock) return refuseCombination(failures)
  const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'
  const type = failures >= failuresThatWarn ? (`${combination}_LOCKED_ACCOUNT_WARNING` as const) : combination
  return new AppError(type, { status: 400, reasons: [reason] })
}

/** What was proved, and with which password. */
export interface Proved {
  /** Key under which failures of the account are counted. */
  account: string
  /** Hash of the right password; null: the account has no password. */
  verified: string | null
  path: string
}

/**
 * Whether the person who is signed in knows the password of the account. Wrong ones count as failed sign-ins, so that a session left open
 * cannot be used for guessing. Somebody without a password proves it by a recent sign-in.
 * @throws {AppError} 400 with the field; 403 `status: locked` after too many failures; 409 for a sign-in that is too long ago
 */
export async function provePassword({ db, auth }: Pick<Services, 'db' | 'auth'>, user: User, proof: Proof): Promise<Proved> {
  const { email, signIn, sessionId } = user
  if (email === null || signIn === null) throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: 'a key has no password' })
  const account = accountKeyOf(email)
  if (!signIn.hasPassword) {
    if (await isSessionFresh(db, sessionId)) return { account, verified: null, path: proof.path }
    throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'signInAgain')] })
  }
  const refuseWhenLocked = async (): Promise<void> => {
    const { lockedSeconds } = await findSignInGuard(db, account, proof.address)
    if (lockedSeconds > 0) throw refuseLocked('invalid_grant', lockedSeconds)
  }
  await refuseWhenLocked()
  const stored = await findUserByEmail(db, email)
  if (!stored || !(await auth.passwords.verify(stored.passwordHash, proof.password))) {
    const counted = await addSignInFailure(db, account, { userId: user.id, address: proof.address, network: proof.network })
    if ('lockedSeconds' in counted) throw refuseLocked('invalid_grant', counted.lockedSeconds)
    throw refuseProof(counted.failures, reasonAt(proof.path, 'wrongPassword'))
  }
  // Of many guesses at once the right one may not slip in after five wrong ones.
  await refuseWhenLocked()
  return { account, verified: stored.passwordHash, path: proof.path }
}

/**
 * Checks that the proof still holds when it is acted upon: a password that was set by a link while the old one was being checked must not
 * be overwritten. Locks the account until the end of the transaction.
 * @throws {AppError} 400 with the field, as for a wrong password
 */
export async function holdProved(tx: Transaction<Database>, userId: number, { verified, path }: Proved): Promise<void> {
  const now = await lockSignInOf(tx, userId)
  if (verified !== null && now?.passwordHash !== verified) throw refuseProof(0, reasonAt(path, 'wrongPassword'))
}
