import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { withoutApiKeys } from '../auth/api-key.ts'
import type { Metrics } from '../operation/serve-metrics.ts'
import { splitAddress } from './split-address.ts'

/** The id that a trusted proxy gave a request, otherwise a new one; it is in every log line and in the response. */
export function requestIdOf(trustsProxies: boolean): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id']
    return trustsProxies && typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID()
  }
}

/**
 * A path in the form in which it may be logged. A personal link opens what was sent to one person, so a reader of the log must not be able
 * to follow it, nor to use a key that somebody put into an address.
 * @param path without the query, which may hold what somebody searched for
 */
export function loggedPath(path: string): string {
  return withoutApiKeys(path).replace(/^\/p\/s\/.+/, '/p/s/…')
}

/**
 * Writes one log line and one measurement for each response.
 * @param trustsProxies false: a client behind a proxy counts as the proxy, which the log says once
 */
export function watchRequests(app: FastifyInstance, metrics: Metrics, trustsProxies: boolean): void {
  let isProxySeen = trustsProxies
  app.addHook('onRequest', (request, reply, done) => {
    if (!isProxySeen && request.headers['x-forwarded-for'] !== undefined) {
      isProxySeen = true
      app.log.warn('a proxy hands requests on that TRUST_PROXY does not name: all who come through it count as one visitor')
    }
    reply.header('x-request-id', request.id)
    // So that a page, which has nothing but the web request, logs its failures under the same id.
    request.headers['x-request-id'] = request.id
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.countRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    // The router decodes an address before it finds the route of a personal link.
    const path = route.startsWith('/p/s/') ? '/p/s/…' : loggedPath(splitAddress(request.url).path)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
