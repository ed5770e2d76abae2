import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { sessionsAnswer, sessionsPath } from '../../shared/sessions.ts'
import { named } from '../api/name-schema.ts'
import { requireUser } from '../auth/require-user.ts'
import { listSessions, revokeOwnSession, revokeSessionsOfUser } from '../auth/session-queries.ts'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'

/**
 * The sessions of a user, for that user alone (docs/decisions/181-sessions-and-the-log.md). A session that they end is refused from its
 * next call on.
 */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    sessionsPath,
    {
      config: { access: 'user' },
      schema: {
        tags: ['Account'],
        summary: 'The sessions of the user',
        response: { 200: named('SessionsAnswer', sessionsAnswer) },
      },
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      const sessions = await listSessions(db, user.id)
      return {
        sessions: sessions.map(({ begun_at: begun, last_used_at: used, ...session }) => ({
          ...session,
          current: session.id === user.sessionId,
          begun_at: begun.toISOString(),
          last_used_at: used.toISOString(),
        })),
      }
    },
  )

  typed.delete(
    `${sessionsPath}/:id`,
    {
      config: { access: 'user', example: { params: { id: '1' }, notRun: 'would sign somebody out' } },
      schema: {
        tags: ['Account'],
        summary: 'End a session, at once',
        params: z.object({ id: z.string().describe('Id of the session, as the list has it') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      const id = readId(request.params.id)
      await db.transaction().execute(async (tx) => {
        if (id === null || !(await revokeOwnSession(tx, user.id, id)))
          throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
        await insertAccountEntry(tx, 'account.sessionsEnded', { userId: user.id, params: { count: 1 } })
      })
      return reply.code(204).send(null)
    },
  )

  typed.delete(
    sessionsPath,
    {
      config: { access: 'user', example: { notRun: 'would sign somebody out' } },
      schema: {
        tags: ['Account'],
        summary: 'End all sessions but the one that calls, at once',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      await db.transaction().execute(async (tx) => {
        const count = await revokeSessionsOfUser(tx, user.id, user.sessionId)
        if (count > 0) await insertAccountEntry(tx, 'account.sessionsEnded', { userId: user.id, params: { count } })
      })
      return reply.code(204).send(null)
    },
  )
}
