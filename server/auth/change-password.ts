import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findPasswordProblem } from './check-password.ts'
import { holdProved, provePassword } from './prove-password.ts'
import { updatePassword, type User } from './queries.ts'
import type { Caller, Whereby } from './read-device.ts'
import { deleteSignInFailures } from './failure-queries.ts'
import { revokeSessionsOfUser } from './session-queries.ts'
import { faultOf, reasonAt } from '../../shared/reasons/reason.ts'

/**
 * Changes the password of a signed-in user who proves that they know the current one, ends all their other sessions, and informs them by
 * mail. Wrong proofs count as failed sign-ins, so that a session left open cannot be used for guessing.
 * @throws {AppError} 400 with the field; 403 `status: locked` after too many failures; 409 for an account without a password
 */
export async function changePassword(
  { db, auth, mail }: Pick<Services, 'db' | 'auth' | 'mail'>,
  user: User,
  change: Caller & Whereby & { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email, signIn } = user
  if (email === null) throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: 'a key has no password' })
  if (signIn?.hasPassword === false) throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'noPassword')] })
  const problem = change.newPassword === change.currentPassword ? faultOf('samePassword') : findPasswordProblem(change.newPassword, email)
  if (problem !== undefined) throw new AppError('CLIENT_SIDE', { reasons: [{ ...problem, path: 'new_password' }] })
  const { currentPassword, newPassword, brand, device, ...caller } = change
  const proved = await provePassword({ db, auth }, user, { password: currentPassword, path: 'current_password', ...caller })
  const hash = await auth.passwords.hash(newPassword)
  await db.transaction().execute(async (tx) => {
    await holdProved(tx, user.id, proved)
    await updatePassword(tx, user.id, hash)
    await revokeSessionsOfUser(tx, user.id, user.sessionId)
    await deleteSignInFailures(tx, proved.account)
    await insertAccountEntry(tx, 'account.passwordChanged', { userId: user.id })
    await mail.enqueueAccountNotice(tx, { kind: 'passwordChanged', email, language: user.interfaceLanguage, brand, device })
  })
}
