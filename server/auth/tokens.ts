import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { z } from 'zod'
import { keyScopes, type KeyScope } from '../../shared/api-keys.ts'

/** Seconds for which an access token is valid. */
export const accessTokenSeconds = 15 * 60
/** Days for which a refresh token is valid; using it gives one that is valid as long again. */
export const refreshTokenDays = 30

const issuer = 'permasheet'
/** Seconds by which the clocks of two processes may differ. */
const clockTolerance = 30

/** Whom an access token names. */
export interface AccessClaims {
  userId: number
  sessionId: number
}

/** The key of an access token, and the token's scopes. */
export interface KeyClaims {
  clientId: string
  scopes: readonly KeyScope[]
}

export type ReadAccessToken =
  | { state: 'valid'; claims: AccessClaims }
  | { state: 'ofKey'; claims: KeyClaims }
  | { state: 'expired' }
  | { state: 'invalid' }

export interface Tokens {
  signAccessToken(claims: AccessClaims): Promise<string>
  signKeyToken(claims: KeyClaims): Promise<string>
  readAccessToken(token: string): Promise<ReadAccessToken>
  newRefreshToken(): string
  /**
   * The refresh token that follows this one, always the same, so that two tabs that use one token at the same moment get the same successor
   * although the server keeps only hashes. Nobody can compute it without the secret.
   */
  successorOf(refreshToken: string): string
  /**
   * The secret part of a link that is sent by mail, always the same: the queue computes it for each attempt, although only a hash of it is
   * kept. Nobody can compute it without the secret.
   */
  linkToken(id: string): string
}

const idText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int32())
const payload = z.object({ sub: idText, sid: idText })
/** RFC 9068, section 2.2: for a client without a user, `sub` names the client. */
const keyPayload = z.object({
  sub: z.string().startsWith('psk_'),
  scope: z
    .string()
    .transform((text) => text.split(' '))
    .pipe(z.array(z.enum(keyScopes))),
})

/** @param secret at least 32 random bytes, the same for all processes on one database */
export function createTokens(secret: Uint8Array): Tokens {
  const derive = (purpose: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', `permasheet ${purpose}`, 32))
  const accessKey = derive('access token')
  const successorKey = derive('refresh token')
  const linkKey = derive('account link')
  const sign = (subject: string, claims: JWTPayload): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(subject)
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds}s`)
      .sign(accessKey)
  return {
    signAccessToken: ({ userId, sessionId }) => sign(String(userId), { sid: String(sessionId) }),
    signKeyToken: ({ clientId, scopes }) => sign(clientId, { scope: scopes.join(' ') }),
    readAccessToken: async (token) => {
      try {
        const verified = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer,
          clockTolerance,
          requiredClaims: ['exp'],
        })
        const person = payload.safeParse(verified.payload)
        if (person.success) return { state: 'valid', claims: { userId: person.data.sub, sessionId: person.data.sid } }
        const key = keyPayload.safeParse(verified.payload)
        return key.success ? { state: 'ofKey', claims: { clientId: key.data.sub, scopes: key.data.scope } } : { state: 'invalid' }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { state: 'expired' }
        if (error instanceof errors.JOSEError || error instanceof TypeError) return { state: 'invalid' }
        throw error
      }
    },
    newRefreshToken: () => randomBytes(32).toString('base64url'),
    linkToken: (id) => createHmac('sha256', linkKey).update(id).digest('base64url'),
    successorOf: (refreshToken) => createHmac('sha256', successorKey).update(refreshToken).digest('base64url'),
  }
}

/** What is stored of a refresh token, or of a link that is sent by mail. Hashed once and without salt: it is random, so there is nothing to guess. */
export function hashRefreshToken(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex')
}
