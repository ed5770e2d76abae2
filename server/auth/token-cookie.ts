import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { IssuedTokens } from '../../shared/account.ts'
import { refreshTokenDays } from './tokens.ts'

export const tokenCookieName = 'token'
/** The auth token of section 3 of the specification. */
const authToken = z.object({ access_token: z.string().max(2000), refresh_token: z.string().max(200) })

export type AuthToken = z.infer<typeof authToken>

/** Whether the site has HTTPS. */
export function isSecure(request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): boolean {
  return request.protocol === 'https' || (publicOrigin?.startsWith('https://') ?? false)
}

/** Out of reach of scripts, for this site alone, and over HTTPS alone where the site has it. */
function cookieOptions(request: FastifyRequest, config: Pick<Config, 'publicOrigin'>): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) }
}

export function setTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'publicOrigin'>,
  tokens: IssuedTokens,
): void {
  const { access_token, refresh_token } = tokens
  reply.setCookie(tokenCookieName, JSON.stringify({ access_token, refresh_token } satisfies AuthToken), {
    ...cookieOptions(request, config),
    maxAge: refreshTokenDays * 24 * 60 * 60,
  })
  keepOutOfCaches(reply)
}

export function clearTokenCookie(request: FastifyRequest, reply: FastifyReply, config: Pick<Config, 'publicOrigin'>): void {
  reply.clearCookie(tokenCookieName, cookieOptions(request, config))
  keepOutOfCaches(reply)
}

/** The tokens in the cookie; undefined without a cookie, or with one in another format. */
export function readTokenCookie(request: FastifyRequest): AuthToken | undefined {
  const text = request.cookies[tokenCookieName]
  if (text === undefined) return undefined
  try {
    return authToken.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A response that was made for one person is stored by no cache. */
export function keepOutOfCaches(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store')
}
