import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

/**
 * Where a request comes from, as the browser says: `own` from a page of this site, `foreign` from another site, `untold` when nothing is
 * said, as by programs that are not browsers. Every browser names the origin of a POST.
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
 * The protocol of this site: somebody who can tamper with http must not be able to act as a page on https. All hosts behind one proxy share
 * that of `PUBLIC_ORIGIN`; addresses and names of the machine itself are reached without the proxy.
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
 * Refuses requests that another site makes a visitor's browser send with its cookie. In addition to `SameSite=Lax`, which alone would let
 * sites of the same domain through.
 * @throws {AppError} `CLIENT_SIDE`, 403
 */
export function refuseForeignCookieUse(request: FastifyRequest, config: Pick<Config, 'publicOrigin'>): void {
  if (!safeMethods.has(request.method) && findOrigin(request, config) !== 'own') throw foreign()
}

/**
 * Refuses requests from pages of another site. For calls that set the cookie: no other site may sign a visitor in.
 * @throws {AppError} `CLIENT_SIDE`, 403
 */
export function refuseForeignOrigin(request: FastifyRequest, config: Pick<Config, 'publicOrigin'>): void {
  if (findOrigin(request, config) === 'foreign') throw foreign()
}

const foreign = (): AppError => new AppError('CLIENT_SIDE', { status: 403, message: 'sent by a page of another site' })
