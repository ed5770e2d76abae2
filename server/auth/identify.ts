import type { FastifyReply, FastifyRequest } from 'fastify'
import { readLocale } from '../../shared/visitor-language.ts'
import type { Services } from '../services.ts'
import { refuseForeignCookieUse } from './check-origin.ts'
import { findUserOfSession, type User } from './queries.ts'
import { readDevice } from './read-device.ts'
import { readKeyIdentity } from './read-key-identity.ts'
import { isRefusal, refreshSession } from './refresh-session.ts'
import { clearTokenCookie, readTokenCookie, setTokenCookie } from './token-cookie.ts'

type Needed = Pick<Services, 'db' | 'auth' | 'config'>

/** `absent`: the request has no credential; `expired` and `invalid`: it has one that is no longer valid, or never was. */
export type Identity = { state: 'known'; user: User; accessToken: string } | { state: 'absent' | 'expired' | 'invalid' }

/**
 * The caller: by the bearer token or, without one, by the cookie. One round trip to the database, and none for a visitor with neither, so
 * that changes of membership and role, and a sign-out, take effect with the next request.
 * @throws {AppError} `CLIENT_SIDE` 403 when a page of another site uses the cookie for anything but reading
 */
export async function readIdentity(services: Needed, request: FastifyRequest): Promise<Identity> {
  const bearer = readBearer(request)
  if (bearer !== undefined) return (await readKeyIdentity(services, request, bearer)) ?? readAccessToken(services, request, bearer)
  const cookie = readTokenCookie(request)
  if (!cookie) return { state: 'absent' }
  refuseForeignCookieUse(request, services.config)
  return readAccessToken(services, request, cookie.access_token)
}

/**
 * The caller, null for a visitor. Changes nothing, so it suits responses that a cache may keep for visitors; a cookie whose access token
 * has expired counts as a visitor's.
 */
export async function identify(services: Needed, request: FastifyRequest): Promise<User | null> {
  const identity = await readIdentity(services, request)
  return identity.state === 'known' ? identity.user : null
}

/**
 * The caller, null for a visitor. Where the access token of the cookie has expired, the cookie's refresh token is used and the response
 * carries the new cookie: for pages, and for links to files, which cannot repeat the request. To be called before the headers of the
 * response are sent.
 */
export async function identifyAndRefresh(services: Needed, request: FastifyRequest, reply: FastifyReply): Promise<User | null> {
  const identity = await readOrRefreshIdentity(services, request, reply)
  return identity.state === 'known' ? identity.user : null
}

export async function readOrRefreshIdentity(services: Needed, request: FastifyRequest, reply: FastifyReply): Promise<Identity> {
  const identity = await readIdentity(services, request)
  const cookie = readTokenCookie(request)
  if (identity.state === 'known' || !cookie || readBearer(request) !== undefined) return identity
  try {
    const tokens = await refreshSession(services, cookie.refresh_token, readDevice(request))
    setTokenCookie(request, reply, services.config, tokens)
    return await readAccessToken(services, request, tokens.access_token)
  } catch (error) {
    if (!isRefusal(error)) throw error
    clearTokenCookie(request, reply, services.config)
    return { state: 'expired' }
  }
}

/** Somebody at a browser is told everything in the language of their pages: that which the browser keeps, else the account's (decision 040). */
async function readAccessToken({ db, auth }: Needed, { headers }: FastifyRequest, accessToken: string): Promise<Identity> {
  const read = await auth.tokens.readAccessToken(accessToken)
  // The token of a key is not accepted in the cookie.
  if (read.state === 'ofKey') return { state: 'invalid' }
  if (read.state !== 'valid') return read
  const user = await findUserOfSession(db, read.claims.userId, read.claims.sessionId)
  if (!user) return { state: 'expired' }
  const interfaceLanguage = readLocale(headers.cookie ?? null) ?? user.interfaceLanguage
  return { state: 'known', user: { ...user, interfaceLanguage }, accessToken }
}

/** A scheme other than Bearer is meant for somebody else, such as a proxy that requires a password of its own. */
export function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim()
}
