import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

/**
 * Where a request comes from, as the browser tells: `own` from a page of this site, `foreign` from another one, `untold` when
 * nothing is said, as programs that are no browser do. Every browser names the origin of what it posts.
 */
export function findOrigin(request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): 'own' | 'foreign' | 'untold' {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return 'foreign'
  if (origin === undefined) return site === 'same-origin' ? 'own' : 'untold'
  if (origin === publicOrigin) return 'own'
  const from = URL.parse(origin)
  return from?.host === request.host.toLowerCase() && from.protocol === findProtocol(request, publicOrigin) ? 'own' : 'foreign'
}

/**
 * The protocol of this site: anyone who can change what comes by http must not speak for its pages on https. All hosts behind one proxy
 * share that of `PUBLIC_ORIGIN`; addresses and names of the machine itself are reached without the proxy.
 */
function findProtocol(request: FastifyRequest, publicOrigin: string | undefined): string {
  const { hostname } = request
  const isDirect = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /(^|\.)localhost$/i.test(hostname)
  return publicOrigin !== undefined && !isDirect ? new URL(publicOrigin).protocol : `${request.protocol}:`
}

/** The origin under which the browser that asks sees this site. */
export function originOf(request: FastifyRequest, { publicOrigin }: Pick<Config, 'publicOrigin'>): string {
  return `${findProtocol(request, publicOrigin)}//${request.host}`
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another site makes a visitor's browser send with its cookie. Beside `SameSite=Lax`, which alone leaves the sister
 * sites of one domain.
 * @throws {AppError} `CLIENT_SIDE`, 403
 */
export function refuseForeignCookieUse(request: FastifyRequest, config: Pick<Config, 'publicOrigin'>): void {
  if (!safeMethods.has(request.method) && findOrigin(request, config) !== 'own') throw foreign()
}

/**
 * Refuses what a page of another site sends. For calls that set the cookie: nobody is to be signed in by another site.
 * @throws {AppError} `CLIENT_SIDE`, 403
 */
export function refuseForeignOrigin(request: FastifyRequest, config: Pick<Config, 'publicOrigin'>): void {
  if (findOrigin(request, config) === 'foreign') throw foreign()
}

const foreign = (): AppError => new AppError('CLIENT_SIDE', { status: 403, message: 'sent by a page of another site' })
