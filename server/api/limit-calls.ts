import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { addressKeyOf } from '../auth/address-key.ts'
import { AppError } from '../errors.ts'
import { doesHouseWork } from '../processes/house-work.ts'
import type { Services } from '../services.ts'
import { countInDatabase } from './count-calls.ts'
import { forgetCounts } from './count-queries.ts'

const minute = 60_000

/**
 * For the `config` of a route: how many calls one caller may make in a minute.
 * @param most 0: no limit
 * @param refuse makes the refusal, where the call has one of its own
 */
export function perMinute(most: number, refuse?: (seconds: number) => AppError): Pick<FastifyContextConfig, 'rateLimit'> {
  if (most === 0) return {}
  const own = refuse && { errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => refuse(inSeconds(ttl)) }
  return { rateLimit: { max: most, timeWindow: minute, ...own } }
}

/** Lets routes limit how often they are called, by the address of the caller. To be called before the routes are registered. */
export async function limitCalls(app: FastifyInstance, services: Pick<Services, 'db' | 'config' | 'log'>): Promise<void> {
  const untold = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    store: countInDatabase(services.db),
    keyGenerator: ({ ip }) => addressKeyOf(ip),
    addHeaders: { ...untold, 'retry-after': false },
    addHeadersOnExceeding: untold,
    errorResponseBuilder: (_request, { ttl, max }) => refuseAddress(max, inSeconds(ttl)),
  })
  if (doesHouseWork(services.config)) forgetRegularly(app, services)
}

/** The refusal of an address that calls too often. @param seconds after which it may call again */
export const refuseAddress = (max: number, seconds: number): AppError =>
  new AppError('CLIENT_SIDE', {
    status: 429,
    reasons: [reasonAt('', 'addressTooOften', { max })],
    headers: { 'retry-after': String(seconds) },
  })

const inSeconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000)

function forgetRegularly(app: FastifyInstance, { db, log }: Pick<Services, 'db' | 'log'>): void {
  let forgetting = Promise.resolve()
  const forget = (): void => {
    forgetting = forgetCounts(db).catch((error: unknown) => log.warn({ err: error }, 'counts of calls could not be forgotten'))
  }
  const timer = setInterval(forget, minute).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await forgetting
  })
}
