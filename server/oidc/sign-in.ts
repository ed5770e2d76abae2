import type { IssuedTokens } from '../../shared/account.ts'
import type { OidcProblem } from '../../shared/oidc.ts'
import { beginChallenge } from '../auth/ask-for-code.ts'
import { issueTokens } from '../auth/issue-tokens.ts'
import { accountKeyOf } from '../auth/normalise-email.ts'
import { lockSignInOf } from '../auth/queries.ts'
import type { Whereby } from '../auth/read-device.ts'
import { insertSession } from '../auth/session-queries.ts'
import { hashRefreshToken, type AccessClaims } from '../auth/tokens.ts'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import type { Services } from '../services.ts'
import { findAccount } from './find-account.ts'
import type { OidcClaims } from './provider.ts'

type Begun = { problem: OidcProblem } | { requested: Parameters<typeof beginChallenge>[1] } | { claims: AccessClaims }
type SignedIn = { problem: OidcProblem } | { challenge: string } | { tokens: IssuedTokens }

/**
 * Begins a session for the user whom the provider has identified, which ends some days later however often it is refreshed: whoever left is
 * known there alone. The second factor of the account is required here too. For an account
 * without one, a lock after wrong passwords does not apply: no password is tried here, and otherwise anyone who knows the address could
 * keep its owner out. With a second factor it does, since `beginChallenge` refuses a locked account.
 */
export async function signInByProvider(
  services: Pick<Services, 'db' | 'auth' | 'config' | 'mail'>,
  told: OidcClaims,
  { brand, device }: Whereby,
): Promise<SignedIn> {
  const { db, auth, config, mail } = services
  const refreshToken = auth.tokens.newRefreshToken()
  const begun = await db.transaction().execute(async (tx): Promise<Begun> => {
    const found = await findAccount(tx, told)
    if ('problem' in found) return found
    const { userId } = found
    const now = await lockSignInOf(tx, userId)
    if (!now) return { problem: 'noAccount' }
    if (found.linked) {
      await insertAccountEntry(tx, 'account.providerLinked', { userId })
      await mail.enqueueAccountNotice(tx, { kind: 'providerLinked', ...found.linked, brand, device })
    }
    if (now.hasSecondFactor) return { requested: { userId, account: accountKeyOf(now.email), verified: null } }
    const tokenHash = hashRefreshToken(refreshToken)
    return { claims: { userId, sessionId: await insertSession(tx, { userId, tokenHash, device, lastsDays: config.oidcSessionDays }) } }
  })
  if ('problem' in begun) return begun
  if ('claims' in begun) return { tokens: await issueTokens(auth, begun.claims, refreshToken) }
  const challenged = await beginChallenge(services, begun.requested)
  if (challenged === null) return { problem: 'noAccount' }
  return 'challenge' in challenged ? challenged : { problem: 'locked' }
}
