import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { IssuedTokens } from '../../shared/account.ts'
import { issueTokens } from './issue-tokens.ts'
import type { Device } from './read-device.ts'
import { refuseToken } from './refuse-token.ts'
import { findRefreshToken, revokeSession, rotateRefreshToken } from './session-queries.ts'
import { hashRefreshToken, type AccessClaims } from './tokens.ts'

/** Seconds within which several tabs may use the same refresh token: all of them get the same successor. */
const sharedUseSeconds = 10

/**
 * Uses a refresh token and returns its successor. A token that was used before ends the whole session, because two parties hold it, unless
 * that was a moment ago and its successor is unused, as with two tabs of one browser.
 * @throws {AppError} `REFRESH_TOKEN_ERROR` or, for an expired token, `SESSION_EXPIRED`; both 401.
 */
export async function refreshSession(services: Pick<Services, 'db' | 'auth'>, refreshToken: string, device: Device): Promise<IssuedTokens> {
  const { db, auth } = services
  const successor = auth.tokens.successorOf(refreshToken)
  const claims =
    (await rotateRefreshToken(db, hashRefreshToken(refreshToken), hashRefreshToken(successor), device)) ??
    (await joinRotation(services, refreshToken, successor))
  return issueTokens(auth, claims, successor)
}

/** Whether the error means that a refresh token was refused, and not, for example, that the database does not answer. */
export const isRefusal = (error: unknown): boolean => error instanceof AppError && error.status === 401

async function joinRotation({ db }: Pick<Services, 'db'>, refreshToken: string, successor: string): Promise<AccessClaims> {
  const stored = await findRefreshToken(db, hashRefreshToken(refreshToken), hashRefreshToken(successor))
  if (!stored || stored.revoked) throw refuseToken('invalid_grant', 'REFRESH_TOKEN_ERROR', { message: 'no such refresh token' })
  if (stored.secondsSinceUse === null) throw refuseToken('invalid_grant', 'SESSION_EXPIRED', { message: 'the refresh token is too old' })
  if (stored.secondsSinceUse <= sharedUseSeconds && !stored.successorUsed) return stored
  await revokeSession(db, stored.sessionId)
  throw refuseToken('invalid_grant', 'REFRESH_TOKEN_ERROR', { message: `refresh token of session ${stored.sessionId} used twice: revoked` })
}
