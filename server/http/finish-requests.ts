import type { FastifyInstance } from 'fastify'

/** ms that running requests have left once the server stops; in total a supervisor allows `longestEnd` (processes/web-process.ts). */
const lastRequests = 30_000

/** ms between checks for connections that have become idle. */
const betweenLooks = 100

/** Lets running requests finish, and after a while aborts them, so that a client that sends a byte a second cannot delay the end. */
export async function finishRequests(app: FastifyInstance, timeout = lastRequests): Promise<void> {
  // A browser keeps its connection open for the next request, even if its last one is answered while the server stops.
  const looks = setInterval(() => app.server.closeIdleConnections(), betweenLooks)
  const timer = setTimeout(() => app.server.closeAllConnections(), timeout)
  await app.close()
  clearInterval(looks)
  clearTimeout(timer)
}
