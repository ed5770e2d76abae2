import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressKeyOf } from '../auth/address-key.ts'
import { readIdentity } from '../auth/identify.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { Waiter } from './account.ts'

/** The caller as a waiter, for as long as the connection is open. */
export function waiterOf(services: Pick<Services, 'db' | 'auth' | 'config'>, request: FastifyRequest, reply: FastifyReply): Waiter {
  const gone = new AbortController()
  const leave = () => gone.abort(new AppError('CLIENT_SIDE', { status: 499, message: 'nobody waits for the answer any more' }))
  if (reply.raw.destroyed) leave()
  else
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) leave()
    })
  return {
    signal: gone.signal,
    unname: () => void reply.removeHeader('etag'),
    async account() {
      const identity = await (request.identity ?? readIdentity(services, request))
      return identity.state === 'known'
        ? { key: `user ${identity.user.id}`, kind: 'member' }
        : { key: `address ${addressKeyOf(request.ip)}`, kind: 'visitor' }
    },
  }
}
