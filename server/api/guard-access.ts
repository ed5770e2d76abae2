import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from '../errors.ts'
import { requireRole, requireUser } from '../auth/require-user.ts'
import type { Services } from '../services.ts'

/**
 * Checks who may make a call, by the `config` of its route, before the body is read and validated: anyone who may not make the call learns
 * nothing of its fields. A call of a feature that is switched off is refused to everybody who might make it. A route that does not say who
 * may make it is closed, and the program does not start with it. To be called before the routes are registered.
 */
export function guardAccess(app: FastifyInstance, services: Services): void {
  app.decorateRequest('identity', null)
  app.decorateRequest('member', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return
    const { access, feature } = request.routeOptions.config
    if (access === undefined) throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: 'the route is open to nobody' })
    if (access === 'user') await requireUser(services, request, reply)
    else if (access !== 'everybody') request.member = await requireRole(services, request, reply, access)
    if (feature && !services.features[feature])
      throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: `the feature ${feature} is switched off` })
  })
  refuseUnsaid(app)
}

/** The `config` of a route may be set by a hook of its scope, so it is read after all hooks have run. */
function refuseUnsaid(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const unsaid = routes
      .filter(({ config }) => config?.access === undefined)
      .map(({ method, url }) => `${[method].flat().join(', ')} ${url}`)
    if (unsaid.length > 0) throw new Error(`Routes do not say who may ask: ${unsaid.join('; ')}`)
  })
}
