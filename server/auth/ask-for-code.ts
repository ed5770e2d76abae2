import { reasonAt } from '../../shared/reasons/reason.ts'
import type { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { lockSignInOf } from './queries.ts'
import { refuseCombination, refuseLocked, refuseToken } from './refuse-token.ts'
import { challengeSeconds, insertChallenge } from './second-factor-queries.ts'
import { lockAccount } from './failure-queries.ts'
import { hashRefreshToken } from './tokens.ts'

/**
 * The challenge for a sign-in that still needs its code: valid for five minutes and one sign-in. The failures of the account are not reset
 * before the code is right.
 * @param verified hash of the right password; null: the provider has identified the user
 * @returns null for a password that was changed while it was checked
 */
export async function beginChallenge(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  { userId, account, verified }: { userId: number; account: string; verified: string | null },
): Promise<{ challenge: string } | { lockedSeconds: number } | null> {
  return db.transaction().execute(async (tx) => {
    const lockedSeconds = await lockAccount(tx, account)
    if (lockedSeconds > 0) return { lockedSeconds }
    const now = await lockSignInOf(tx, userId)
    if (!now || (verified !== null && now.passwordHash !== verified)) return null
    const challenge = auth.tokens.newRefreshToken()
    await insertChallenge(tx, userId, hashRefreshToken(challenge), verified === null)
    return { challenge }
  })
}

/**
 * The refusal of a right password that needs a code as well: it names the second factor and contains the challenge with which the code is
 * sent.
 */
export async function askForCode(
  services: Pick<Services, 'db' | 'auth'>,
  requested: { userId: number; account: string; verified: string },
): Promise<AppError> {
  const begun = await beginChallenge(services, requested)
  // Not counted as a failure: the password was right a moment ago.
  if (begun === null) return refuseCombination(0)
  if ('lockedSeconds' in begun) return refuseLocked('invalid_grant', begun.lockedSeconds)
  return refuseToken('second_factor_required', 'AUTHENTICATION_ERROR', {
    members: { challenge: begun.challenge, expires_in: challengeSeconds },
    reasons: [reasonAt('code', 'codeNeeded')],
  })
}
