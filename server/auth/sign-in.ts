import type { Services } from '../services.ts'
import { askForCode } from './ask-for-code.ts'
import { failuresThatStopAddress, windowMinutes } from './guard-sign-in.ts'
import type { IssuedTokens } from '../../shared/account.ts'
import { issueTokens } from './issue-tokens.ts'
import { accountKeyOf, isEmail, normaliseEmail } from './normalise-email.ts'
import { findUserByEmail } from './queries.ts'
import type { Device } from './read-device.ts'
import { refuseCombination, refuseLocked, refuseTooOften } from './refuse-token.ts'
import { addSignInFailure, deleteOldSignInFailures, findSignInGuard } from './failure-queries.ts'
import { addSession } from './session-queries.ts'
import { hashRefreshToken } from './tokens.ts'

export interface Credentials {
  username: string
  password: string
  /** IP address of the caller, in the form in which failures are counted. */
  address: string
  device: Device
}

/**
 * Checks name and password and begins a session. A name that nobody has takes the same steps and the same time as a wrong password.
 * @throws {AppError} the refusals of section 8 of the specification; 401 `second_factor_required` with a challenge where the account has one; 429 for an address that failed too often; 503 when too many wait.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'auth'>,
  { username, password, address, device }: Credentials,
): Promise<IssuedTokens> {
  const { db, auth } = services
  const email = normaliseEmail(username)
  const account = accountKeyOf(email)
  const guard = await findSignInGuard(db, account, address)
  if (guard.lockedSeconds > 0) throw refuseLocked('invalid_grant', guard.lockedSeconds)
  if (guard.failuresOfAddress >= failuresThatStopAddress) throw refuseTooOften(windowMinutes * 60)
  // Text that cannot be an address is looked up nevertheless, under a name that nobody has, so that the steps are the same.
  const user = await findUserByEmail(db, isEmail(email) ? email : '')
  const right = await auth.passwords.verify(user?.passwordHash, password)
  if (!user || !right) {
    const counted = await addSignInFailure(db, account, { userId: user?.id, address, network: device.network })
    await deleteOldSignInFailures(db)
    throw 'failures' in counted ? refuseCombination(counted.failures) : refuseLocked('invalid_grant', counted.lockedSeconds)
  }
  if (user.hasSecondFactor) throw await askForCode(services, { userId: user.id, account, verified: user.passwordHash })
  const refreshToken = auth.tokens.newRefreshToken()
  const begun = { userId: user.id, account, verified: user.passwordHash, tokenHash: hashRefreshToken(refreshToken), device }
  const session = await addSession(db, begun)
  // Not counted as a failure: the password was right a moment ago.
  if (session === null) throw refuseCombination(0)
  if ('lockedSeconds' in session) throw refuseLocked('invalid_grant', session.lockedSeconds)
  return issueTokens(auth, { userId: user.id, sessionId: session.sessionId }, refreshToken)
}
