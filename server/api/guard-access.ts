import type { FastifyInstance } from 'fastify'
import { requireRole, requireUser } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { callNotes } from './call-notes.ts'

/**
 * Asks who may make a call, as its note has it, before the body is read and anything in it is found wrong: whoever may not make the call
 * learns nothing of its fields. The handlers ask again, for the person and the workgroup, which costs no second look into the database.
 */
export function guardAccess(app: FastifyInstance, services: Services): void {
  app.decorateRequest('identity', null)
  app.addHook('onRequest', async (request, reply) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const access = callNotes[`${method} ${request.routeOptions.url}`]?.access ?? 'everybody'
    if (access === 'everybody') return
    if (access === 'user') await requireUser(services, request, reply)
    else await requireRole(services, request, reply, access)
  })
}
