import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { canReadDatabase } from './queries.ts'
import type { Services } from '../services.ts'

const health = z.object({
  status: z.enum(['live', 'ready', 'degraded', 'unavailable']),
  reason: z.string().optional(),
  process: z.int().optional().describe('Number of the web process that responds, if there are several'),
})

/** For monitoring: whether the process runs, and whether it is ready. */
export function healthRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'replica' | 'documents' | 'config'>): void {
  const { webProcess } = services.config
  const own = webProcess === null ? {} : { process: webProcess }
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get('/health/live', { config: { access: 'everybody' }, schema: { response: { 200: health } } }, () => ({
    status: 'live' as const,
    ...own,
  }))
  typed.get(
    '/health/ready',
    { config: { access: 'everybody' }, schema: { response: { 200: health, 503: health } } },
    async (_request, reply) => {
      if (!(await canReadDatabase(services.db))) return reply.code(503).send({ status: 'unavailable', ...own })
      // It still works, only more slowly.
      if (!(await services.documents.canKeep())) return { status: 'degraded' as const, reason: 'rendered documents cannot be kept', ...own }
      if (services.replica.isUsed() === false)
        return { status: 'degraded' as const, reason: 'the replica of the database is not used', ...own }
      return { status: 'ready' as const, ...own }
    },
  )
}
