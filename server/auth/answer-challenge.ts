import type { IssuedTokens } from '../../shared/account.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { failuresThatLock, failuresThatStopAddress, failuresThatWarn, windowMinutes } from './guard-sign-in.ts'
import { issueTokens } from './issue-tokens.ts'
import { accountKeyOf } from './normalise-email.ts'
import type { Device } from './read-device.ts'
import { refuseCombination, refuseLocked, refuseToken, refuseTooOften } from './refuse-token.ts'
import { findChallenge, useChallenge } from './second-factor-queries.ts'
import { deleteSignInFailures, findSignInGuard } from './failure-queries.ts'
import { insertSession } from './session-queries.ts'
import { hashRefreshToken } from './tokens.ts'
import { tryCode } from './try-code.ts'

/**
 * The second half of a sign-in with a second factor: a code for the challenge that the right password got. Wrong codes count towards the lock
 * of the account as wrong passwords do.
 * @throws {AppError} 401 `invalid_grant`, from the fourth failure on `show_warning`; 403 `status: locked`; 429 for an address that failed too often
 */
export async function answerChallenge(
  services: Pick<Services, 'db' | 'auth' | 'config'>,
  { challenge, code, address, device }: { challenge: string; code: string; address: string; device: Device },
): Promise<IssuedTokens> {
  const { db, auth } = services
  const tokenHash = hashRefreshToken(challenge)
  const waiting = await findChallenge(db, tokenHash)
  if (!waiting) throw refuseChallenge()
  const { userId, email, byProvider } = waiting
  const lastsDays = byProvider ? services.config.oidcSessionDays : null
  const account = accountKeyOf(email)
  const { failuresOfAddress } = await findSignInGuard(db, account, address)
  if (failuresOfAddress >= failuresThatStopAddress) throw refuseTooOften(windowMinutes * 60)
  const refreshToken = auth.tokens.newRefreshToken()
  const tried = await tryCode(services, { userId, account, address, network: device.network }, code, async (tx) => {
    // Of two codes sent for one challenge, the second begins no session.
    if (!(await useChallenge(tx, userId, tokenHash))) return null
    await deleteSignInFailures(tx, account)
    return insertSession(tx, { userId, tokenHash: hashRefreshToken(refreshToken), device, lastsDays })
  })
  if ('lockedSeconds' in tried) throw refuseLocked('invalid_grant', tried.lockedSeconds)
  if ('failures' in tried) throw refuseCode(tried.failures, tried.reason)
  if (tried.result === null) throw refuseChallenge()
  return issueTokens(auth, { userId, sessionId: tried.result }, refreshToken)
}

const refuseChallenge = (): AppError =>
  refuseToken('invalid_grant', 'AUTHENTICATION_ERROR', { reasons: [reasonAt('challenge', 'challengeGone')] })

function refuseCode(failures: number, reason: 'codeWrong' | 'codeUsed'): AppError {
  if (failures >= failuresThatLock) return refuseCombination(failures)
  return refuseToken(failures >= failuresThatWarn ? 'show_warning' : 'invalid_grant', 'AUTHENTICATION_ERROR', {
    reasons: [reasonAt('code', reason)],
  })
}
