import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findPasswordProblem } from './check-password.ts'
import { accountKeyOf } from './normalise-email.ts'
import { findUserByEmail, updatePassword, type User } from './queries.ts'
import { refuseLocked } from './refuse-token.ts'
import { addSignInFailure, deleteSignInFailures, findSignInGuard, revokeSessionsOfUser } from './session-queries.ts'

/**
 * Changes the password of a signed-in user, who proves that he knows the present one, and ends all his other sessions. Wrong
 * proofs count as failed sign-ins: a session left open is not a place to guess.
 * @throws {AppError} 400 with the field; 403 `status: locked` once it failed too often
 */
export async function changePassword(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  user: User,
  change: { currentPassword: string; newPassword: string; address: string },
): Promise<void> {
  const account = accountKeyOf(user.email)
  const problem =
    change.newPassword === change.currentPassword ? 'must be another one' : findPasswordProblem(change.newPassword, user.email)
  if (problem !== undefined) throw new AppError('CLIENT_SIDE', { fields: [{ field: 'new_password', reason: problem }] })
  const refuseWhenLocked = async (): Promise<void> => {
    const { lockedSeconds } = await findSignInGuard(db, account, change.address)
    if (lockedSeconds > 0) throw refuseLocked('invalid_grant', lockedSeconds)
  }
  await refuseWhenLocked()
  const stored = await findUserByEmail(db, user.email)
  if (!(await auth.passwords.verify(stored?.passwordHash, change.currentPassword))) {
    await addSignInFailure(db, account, change.address)
    // Not 401, at which a client would refresh its token and send the same again.
    throw new AppError('AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION', {
      status: 400,
      fields: [{ field: 'current_password', reason: 'is not the present password' }],
    })
  }
  // Of many guesses at once the right one may not slip in after five wrong ones.
  await refuseWhenLocked()
  await updatePassword(db, user.id, await auth.passwords.hash(change.newPassword))
  await revokeSessionsOfUser(db, user.id, user.sessionId)
  await deleteSignInFailures(db, account)
}
