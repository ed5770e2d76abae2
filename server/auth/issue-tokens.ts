import type { IssuedTokens } from '../../shared/account.ts'
import type { Auth } from './open-auth.ts'
import { accessTokenSeconds, type AccessClaims } from './tokens.ts'

export async function issueTokens(auth: Auth, claims: AccessClaims, refreshToken: string): Promise<IssuedTokens> {
  return {
    access_token: await auth.tokens.signAccessToken(claims),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
  }
}
