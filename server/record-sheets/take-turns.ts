import pLimit from 'p-limit'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/** Requests that may wait for their turn at a time. */
const mostWaiting = 20

/** Runs requests one after the other, skipping those whose client has hung up. */
export function openTurns() {
  const limit = pLimit(1)
  return {
    /** @throws {AppError} `SERVER_DOWN_ERROR`, 503, if too many wait already */
    take<Done>({ socket }: Pick<FastifyRequest, 'socket'>, work: () => Promise<Done>): Promise<Done> {
      if (limit.pendingCount >= mostWaiting)
        throw new AppError('SERVER_DOWN_ERROR', { message: 'too many files of tables wait', headers: { 'retry-after': '5' } })
      return limit(async () => {
        if (socket.destroyed) throw new AppError('CLIENT_SIDE', { message: 'nobody waits for the answer any more' })
        return work()
      })
    },
  }
}
