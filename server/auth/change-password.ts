import { randomUUID } from 'node:crypto'
import { insertAccountDeed } from '../deeds/insert-deed.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findPasswordProblem } from './check-password.ts'
import { accountKeyOf } from './normalise-email.ts'
import { findUserByEmail, updatePassword, type User } from './queries.ts'
import { failuresThatLock, failuresThatWarn } from './guard-sign-in.ts'
import { refuseCombination, refuseLocked } from './refuse-token.ts'
import { addSignInFailure, deleteSignInFailures, findSignInGuard, revokeSessionsOfUser } from './session-queries.ts'
import { faultOf, reasonAt } from '../../shared/reasons/reason.ts'

/** As at a sign-in the fourth failure warns and the fifth locks; but not with 401, at which a client would refresh its token and send the same again. */
function refuseProof(failures: number): AppError {
  if (failures >= failuresThatLock) return refuseCombination(failures)
  const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'
  return new AppError(failures >= failuresThatWarn ? `${combination}_LOCKED_ACCOUNT_WARNING` : combination, {
    status: 400,
    reasons: [reasonAt('current_password', 'wrongPassword')],
  })
}

/**
 * Changes the password of a signed-in user, who proves that they know the present one, and ends all their other sessions; a mail
 * tells of it. Wrong
 * proofs count as failed sign-ins: a session left open is not a place to guess.
 * @throws {AppError} 400 with the field; 403 `status: locked` once it failed too often
 */
export async function changePassword(
  { db, auth, mail }: Pick<Services, 'db' | 'auth' | 'mail'>,
  user: User,
  change: { currentPassword: string; newPassword: string; address: string; network: string | null; brand: string },
): Promise<void> {
  const { email } = user
  if (email === null) throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: 'a key has no password' })
  const account = accountKeyOf(email)
  const problem = change.newPassword === change.currentPassword ? faultOf('samePassword') : findPasswordProblem(change.newPassword, email)
  if (problem !== undefined) throw new AppError('CLIENT_SIDE', { reasons: [{ ...problem, path: 'new_password' }] })
  const refuseWhenLocked = async (): Promise<void> => {
    const { lockedSeconds } = await findSignInGuard(db, account, change.address)
    if (lockedSeconds > 0) throw refuseLocked('invalid_grant', lockedSeconds)
  }
  await refuseWhenLocked()
  const stored = await findUserByEmail(db, email)
  if (!(await auth.passwords.verify(stored?.passwordHash, change.currentPassword))) {
    const counted = await addSignInFailure(db, account, change.address, { userId: user.id, network: change.network })
    if ('lockedSeconds' in counted) throw refuseLocked('invalid_grant', counted.lockedSeconds)
    throw refuseProof(counted.failures)
  }
  // Of many guesses at once the right one may not slip in after five wrong ones.
  await refuseWhenLocked()
  const hash = await auth.passwords.hash(change.newPassword)
  await db.transaction().execute(async (tx) => {
    await updatePassword(tx, user.id, hash)
    await revokeSessionsOfUser(tx, user.id, user.sessionId)
    await deleteSignInFailures(tx, account)
    await insertAccountDeed(tx, 'account.passwordChanged', { userId: user.id })
    const notice = { email, language: user.interfaceLanguage, brand: change.brand, at: new Date().toISOString() }
    await mail.enqueuePasswordNotice(tx, { id: randomUUID(), ...notice })
  })
}
