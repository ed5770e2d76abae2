import { z } from 'zod'
import type { Auth } from './open-auth.ts'
import { accessTokenSeconds, type AccessClaims } from './tokens.ts'

/** The token object of section 7 of the specification, with the members that OAuth asks for (RFC 6749, section 5.1). */
export const issuedTokens = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds. */
  expires_in: z.number().int(),
  refresh_token: z.string(),
})

export type IssuedTokens = z.infer<typeof issuedTokens>

export async function issueTokens(auth: Auth, claims: AccessClaims, refreshToken: string): Promise<IssuedTokens> {
  return {
    access_token: await auth.tokens.signAccessToken(claims),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
  }
}
