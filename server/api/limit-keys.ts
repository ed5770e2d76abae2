import type { FastifyInstance } from 'fastify'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'

/** Calls of one key in a minute, all calls together: ten a second, which suffices for a program that works through a whole workgroup. */
const callsOfKey = 600

/**
 * Counts the calls of each key, from whatever address. To be registered behind the guard, which identifies the caller, and before the
 * routes.
 */
export function limitKeys(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: callsOfKey,
    timeWindow: 60_000,
    keyGenerator: async ({ identity }) => {
      const caller = await identity
      return caller?.state === 'known' && caller.user.key ? `key ${caller.user.key.id}` : 'nobody'
    },
  })
  app.addHook('onRequest', async (request) => {
    const caller = await request.identity
    if (caller?.state !== 'known' || caller.user.key === null) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded)
      throw new AppError('CLIENT_SIDE', {
        status: 429,
        reasons: [reasonAt('', 'keyTooOften', { max: callsOfKey })],
        headers: { 'retry-after': String(counted.ttlInSeconds) },
      })
  })
}
