import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** ms for which connections that rest may still bring a request. */
const usualGrace = 5_000
const betweenLooks = 50

/**
 * Takes no new connections, and answers on those that are there so that each goes elsewhere with its next request: a process whose place
 * another one has taken. A connection that is closed while it rests may have a request under way, which nobody would answer.
 */
export async function letGo({ server }: FastifyInstance, grace = usualGrace): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  // HTTP's own `close` ends what rests at once; a server of plain connections only stops to listen.
  Server.prototype.close.call(server)
  for (const end = Date.now() + grace; Date.now() < end && (await countConnections(server)) > 0;) await sleep(betweenLooks)
}

function countConnections(server: FastifyInstance['server']): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}
