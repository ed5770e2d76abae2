import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import type { Brand } from '../../shared/brands.ts'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'

/**
 * Whether a request names two hosts: in several `Host` headers, of which Node returns only the first, or one in its address and another in
 * `Host`.
 */
export function namesTwoHosts({ raw, originalUrl }: Pick<FastifyRequest, 'raw' | 'originalUrl'>): boolean {
  const { rawHeaders, headers } = raw
  const fields = rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length
  if (fields > 1) return true
  const [, named] = (originalUrl.startsWith('/') ? null : /^https?:\/\/([^/?#]*)/i.exec(originalUrl)) ?? []
  return named !== undefined && named.toLowerCase() !== headers.host?.toLowerCase()
}

/**
 * Whether this server accepts a host name: those of the brands and of the configuration, and IP addresses, which nobody can point
 * elsewhere. A page must never be served as if it were on another site (host header attacks, DNS rebinding).
 */
export function isKnownHost(host: string, brands: Readonly<Record<string, Brand>>, config: Pick<Config, 'publicOrigin'>): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true
  if (Object.values(brands).some(({ hosts }) => hosts.includes(name))) return true
  return config.publicOrigin !== undefined && new URL(config.publicOrigin).hostname === name
}

/** The brands with the further host names of the configuration. @throws {OperatorError} for an unknown brand */
export function addHosts(brands: Readonly<Record<string, Brand>>, hosts: Config['hosts']): Readonly<Record<string, Brand>> {
  const added = { ...brands }
  for (const [host, key] of Object.entries(hosts)) {
    const brand = Object.hasOwn(added, key) ? added[key] : undefined
    if (!brand) throw new OperatorError(`HOSTS names the brand ${key}. There are: ${Object.keys(brands).join(', ')}`)
    // Links are made with the first host, so a configured one comes before those of a developer's machine.
    added[key] = { ...brand, hosts: [host, ...brand.hosts.filter((own) => own !== host)] }
  }
  return added
}
