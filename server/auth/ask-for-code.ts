import { reasonAt } from '../../shared/reasons/reason.ts'
import type { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { refuseLocked, refuseToken } from './refuse-token.ts'
import { challengeSeconds, insertChallenge } from './second-factor-queries.ts'
import { lockAccount } from './session-queries.ts'
import { hashRefreshToken } from './tokens.ts'

/**
 * What a sign-in is given whose code is still to come: good for five minutes and one sign-in. The failures of the account are not forgotten
 * before the code is right.
 */
export async function beginChallenge(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  { userId, account }: { userId: number; account: string },
): Promise<{ challenge: string } | { lockedSeconds: number }> {
  return db.transaction().execute(async (tx) => {
    const lockedSeconds = await lockAccount(tx, account)
    if (lockedSeconds > 0) return { lockedSeconds }
    const challenge = auth.tokens.newRefreshToken()
    await insertChallenge(tx, userId, hashRefreshToken(challenge))
    return { challenge }
  })
}

/** The refusal of a right password that needs a code as well: it names the second factor, and brings what the code is sent with. */
export async function askForCode(services: Pick<Services, 'db' | 'auth'>, asked: { userId: number; account: string }): Promise<AppError> {
  const begun = await beginChallenge(services, asked)
  if ('lockedSeconds' in begun) return refuseLocked('invalid_grant', begun.lockedSeconds)
  return refuseToken('second_factor_required', 'AUTHENTICATION_ERROR', {
    members: { challenge: begun.challenge, expires_in: challengeSeconds },
    reasons: [reasonAt('code', 'codeNeeded')],
  })
}
