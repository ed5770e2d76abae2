import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'

/** ms for which idle connections may still bring a request; a proxy in front should close its own earlier (`deploy/nginx.several.conf`). */
export const usualGrace = 5_000
const betweenLooks = 50
/** ms of an event-loop turn quick enough that hardly any connection is left waiting, and ms for which to wait for such a turn. */
const quickTurn = 2
const longestWait = 1_000

/**
 * Accepts no new connections, and closes each existing one with its next response, so that the client reconnects to another process.
 * Closing an idle connection could lose a request that is already under way.
 */
export async function letGo({ server }: FastifyInstance, grace = usualGrace): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await acceptAll()
  // HTTP's own `close` would end idle connections at once; that of a plain `net.Server` only stops listening.
  Server.prototype.close.call(server)
  for (const end = Date.now() + grace; Date.now() < end && (await countConnections(server)) > 0;) await sleep(betweenLooks)
}

/**
 * When the port is closed, the system resets connections that wait to be accepted, together with their requests. Each turn of the event
 * loop accepts all of them, so that after a quick turn hardly any can be waiting.
 */
async function acceptAll(): Promise<void> {
  for (const end = performance.now() + longestWait; performance.now() < end;) {
    const begin = performance.now()
    await endOfTurn()
    if (performance.now() - begin < quickTurn) return
  }
}

function countConnections(server: FastifyInstance['server']): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
