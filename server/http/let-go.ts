import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'

/** ms for which connections that rest may still bring a request; a proxy in front should close its own before (`deploy/nginx.several.conf`). */
export const usualGrace = 5_000
const betweenLooks = 50
/** ms of a turn of the event loop that leaves hardly anybody waiting, and for which such a turn is waited for. */
const quickTurn = 2
const longestWait = 1_000

/**
 * Takes no new connections, and answers on those that are there so that each goes elsewhere with its next request: a process in whose place
 * others answer. A connection that is closed while it rests may have a request under way, which nobody would answer.
 */
export async function letGo({ server }: FastifyInstance, grace = usualGrace): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await acceptAll()
  // HTTP's own `close` ends what rests at once; a server of plain connections only stops to listen.
  Server.prototype.close.call(server)
  for (const end = Date.now() + grace; Date.now() < end && (await countConnections(server)) > 0;) await sleep(betweenLooks)
}

/**
 * The system resets connections that wait to be accepted when the port is closed, with the request that they brought. Each turn of the event loop accepts all
 * of them, so that after a quick one hardly any can have come.
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
