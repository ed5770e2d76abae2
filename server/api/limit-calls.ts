import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { addressKeyOf } from '../auth/address-key.ts'
import { AppError } from '../errors.ts'

/**
 * For the `config` of a route: how often one caller may ask in a minute.
 * @param most 0: as often as it likes
 * @param refuse the refusal, where the call has one of its own
 */
export function perMinute(most: number, refuse?: (seconds: number) => AppError): Pick<FastifyContextConfig, 'rateLimit'> {
  if (most === 0) return {}
  const own = refuse && { errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => refuse(inSeconds(ttl)) }
  return { rateLimit: { max: most, timeWindow: 60_000, ...own } }
}

/** Lets routes limit how often they are called, by the address of the caller. To be called before the routes are registered. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => addressKeyOf(ip),
    addHeaders: { ...untold, 'retry-after': false },
    addHeadersOnExceeding: untold,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('CLIENT_SIDE', { status: 429, headers: { 'retry-after': String(inSeconds(ttl)) } }),
  })
}

const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000)
