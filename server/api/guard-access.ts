import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { requireRole, requireUser } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { callNotes } from './call-notes.ts'

/**
 * Asks who may make a call, as its note has it, before the body is read and anything in it is found wrong: whoever may not make the call
 * learns nothing of its fields. A call of a feature that is switched off is refused to everybody who might make it. The handlers ask again, for the person and the workgroup, which costs no second look into the database.
 */
export function guardAccess(app: FastifyInstance, services: Services): void {
  app.decorateRequest('identity', null)
  app.addHook('onRequest', async (request, reply) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const { access = 'everybody', feature } = callNotes[`${method} ${request.routeOptions.url}`] ?? {}
    if (access === 'user') await requireUser(services, request, reply)
    else if (access !== 'everybody') await requireRole(services, request, reply, access)
    if (feature && !services.features[feature])
      throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: `the feature ${feature} is switched off` })
  })
}
