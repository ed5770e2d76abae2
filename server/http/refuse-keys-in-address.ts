import type { FastifyInstance } from 'fastify'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { holdsApiKey } from '../auth/api-key.ts'
import { AppError } from '../errors.ts'

/** Addresses end up in histories, in logs of proxies and in `Referer`, so a key in one is refused even where none is needed. */
export function refuseKeysInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (holdsApiKey(url)) throw new AppError('CLIENT_SIDE', { message: 'a key in the address', reasons: [reasonAt('', 'keyInAddress')] })
  })
}
