import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { keyBody, keysAnswer, keysPath, madeKey } from '../../shared/api-keys.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { named } from '../api/name-schema.ts'
import { listKeys, revokeKey } from '../auth/api-key-queries.ts'
import { nameUser } from '../auth/name-user.ts'
import { memberOf } from '../auth/require-user.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { addKey, viewKey } from './add-key.ts'

/** The keys of a workgroup, for its owners, never by an API key (docs/decisions/130-keys-for-machines.md). */
export function keyRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    keysPath,
    {
      config: { access: 'owner' },
      schema: {
        tags: ['Keys'],
        summary: 'The keys of the workgroup, with their last use',
        response: { 200: named('KeysAnswer', keysAnswer) },
      },
    },
    async (request) => ({ keys: (await listKeys(db, memberOf(request).workgroup.workgroupId)).map(viewKey) }),
  )

  typed.post(
    keysPath,
    {
      config: {
        access: 'owner',
        refusals: [409],
        example: {
          body: { name: 'Our shop', scopes: ['read'], valid_days: '365' },
          json: { name: 'Our shop', scopes: ['read'], valid_days: 365 },
        },
      },
      schema: {
        tags: ['Keys'],
        summary: 'Make a key',
        description: 'The key is in this answer and nowhere else: only a hash of it is kept.',
        body: named('KeyBody', keyBody),
        response: { 201: named('MadeKey', madeKey) },
      },
    },
    async (request, reply) => reply.code(201).send(await addKey(db, memberOf(request), request.body)),
  )

  typed.delete(
    `${keysPath}/:id`,
    {
      config: { access: 'owner', example: { params: { id: '1' }, notRun: 'needs an id that the workgroup made itself' } },
      schema: {
        tags: ['Keys'],
        summary: 'Revoke a key, at once and for good, with every token that was made with it',
        params: z.object({ id: z.string().describe('Id of the key, as the list has it') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { user, workgroup } = memberOf(request)
      const id = readId(request.params.id)
      const { workgroupId } = workgroup
      const isFound =
        id !== null &&
        (await db.transaction().execute(async (tx) => {
          const revoked = await revokeKey(tx, workgroupId, id, nameUser(user))
          if (revoked?.wasGood === true)
            await insertEntry(tx, 'keys.revoked', { workgroupId, by: doerOf(user), params: { name: revoked.name } })
          return revoked !== undefined
        }))
      if (!isFound) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
      return reply.code(204).send(null)
    },
  )
}
