import type { FastifyRequest } from 'fastify'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import type { Services } from '../services.ts'
import { readBearer } from './identify.ts'
import { findRefreshToken, revokeSession } from './session-queries.ts'
import { readTokenCookie } from './token-cookie.ts'
import { hashRefreshToken } from './tokens.ts'

/**
 * Ends the session of any token in the request, even of an expired access token: anyone who holds a token may give it up. Without one
 * nothing happens.
 */
export async function signOut({ db, auth }: Pick<Services, 'db' | 'auth'>, request: FastifyRequest, refreshToken?: string): Promise<void> {
  const cookie = readTokenCookie(request)
  for (const accessToken of [readBearer(request), cookie?.access_token]) {
    const read = accessToken === undefined ? undefined : await auth.tokens.readAccessToken(accessToken)
    if (read?.state === 'valid') await endSession(db, read.claims.sessionId)
  }
  for (const token of [refreshToken, cookie?.refresh_token]) {
    const stored = token === undefined ? undefined : await findRefreshToken(db, hashRefreshToken(token), '')
    if (stored) await endSession(db, stored.sessionId)
  }
}

function endSession(db: Services['db'], sessionId: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const userId = await revokeSession(tx, sessionId)
    if (userId !== undefined) await insertAccountEntry(tx, 'account.signedOut', { userId })
  })
}
