import type { FastifyInstance } from 'fastify'

/** ms that running requests have left once the server stops; in all a supervisor gives it `longestEnd` (processes/web-process.ts). */
const lastRequests = 30_000

/** ms between looks for connections that have nothing to do any more. */
const betweenLooks = 100

/** Ends what runs, and after a while what will not end: a client that sends a byte a second delays nothing. */
export async function finishRequests(app: FastifyInstance, timeout = lastRequests): Promise<void> {
  // A browser keeps its connection for the next request, also when its last one is answered while the server stops.
  const looks = setInterval(() => app.server.closeIdleConnections(), betweenLooks)
  const timer = setTimeout(() => app.server.closeAllConnections(), timeout)
  await app.close()
  clearInterval(looks)
  clearTimeout(timer)
}
