import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Metrics } from './serve-metrics.ts'

/** The id that a trusted proxy gave a request, otherwise a new one; it stands in every line of the log and in the answer. */
export function requestIdOf(trustsProxies: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id']
    return trustsProxies && typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID()
  }
}

/** One line of the log and one measurement for each answer. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    // The query may hold what somebody searched for; the log does not need it.
    const path = request.url.split('?')[0]
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
