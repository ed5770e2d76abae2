import type { FastifyInstance } from 'fastify'
import { addressKeyOf } from '../auth/address-key.ts'
import { refuseAddress } from '../api/limit-calls.ts'
import { lookUpsPerMinute } from './find-by-identifier.ts'

/**
 * Limits searches on the start page by IP address, both for the page and for its data alone: a complete identifier finds published products
 * that are not listed, and must not be guessed at machine speed. To be registered before the pages.
 */
export function limitQuestions(app: FastifyInstance): void {
  const count = app.createRateLimit({
    max: lookUpsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => `start ${addressKeyOf(ip)}`,
  })
  app.addHook('onRequest', async (request) => {
    if (!asksStartPage(request.url)) return
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw refuseAddress(counted.max, counted.ttlInSeconds)
  })
}

/** React Router serves the data of `/` under several addresses. */
function asksStartPage(address: string): boolean {
  const url = URL.parse(address, 'http://localhost')
  return url !== null && /^\/(?:[^/]*\.data)?$/.test(url.pathname) && url.searchParams.has('q')
}
