import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { wholeNumber } from '../../shared/sent-values.ts'
import {
  madeWebhook,
  mostWebhooks,
  secretBody,
  sentAgain,
  shownDeliveries,
  webhook,
  webhookBody,
  webhookChange,
  webhookDeliveriesAnswer,
  webhookDeliveriesQuery,
  webhooksAnswer,
  webhooksPath,
} from '../../shared/webhooks.ts'
import type { Database } from '../db/schema.ts'
import { named } from '../api/name-schema.ts'
import { nameUser } from '../auth/name-user.ts'
import { memberOf } from '../auth/require-user.ts'
import type { AuditKind } from '../../shared/audit-log.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewSecret,
  sendAgain,
  sendAllAgain,
  updateWebhook,
  type StoredWebhook,
} from './queries.ts'
import { refuseReceiver } from './receiver.ts'
import { makeSecret } from './secrets.ts'
import { viewDelivery, viewWebhook } from './view-webhook.ts'

const example = { params: { id: '1' }, notRun: 'needs an id that the workgroup made itself' }
const ofWebhook = z.object({ id: z.string().describe('Id of the receiver') })

/** Receivers of events of a workgroup, for its owners, never by an API key (docs/decisions/133-webhooks.md). */
export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const groupOf = (request: FastifyRequest) => memberOf(request).workgroup.workgroupId
  /** The host alone: an address may have a secret in it. */
  const note = (tx: Transaction<Database>, request: FastifyRequest, kind: AuditKind, url: string) => {
    const { user, workgroup } = memberOf(request)
    return insertEntry(tx, kind, { workgroupId: workgroup.workgroupId, by: doerOf(user), params: { host: new URL(url).host } })
  }
  /** @throws {AppError} 404 */
  const own = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<StoredWebhook> => {
    const id = readId(request.params.id)
    const found = id === null ? undefined : await findWebhook(db, groupOf(request), id)
    if (!found) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
    return found
  }

  typed.get(
    webhooksPath,
    {
      config: { access: 'owner' },
      schema: { tags: ['Webhooks'], summary: 'The receivers of events', response: { 200: named('WebhooksAnswer', webhooksAnswer) } },
    },
    async (request) => ({ webhooks: (await listWebhooks(db, groupOf(request))).map(viewWebhook) }),
  )

  typed.post(
    webhooksPath,
    {
      config: {
        access: 'owner',
        refusals: [409],
        example: { body: { url: 'https://erp.example.com/events', events: ['product.published'] }, notRun: 'asks the name of a server' },
      },
      schema: {
        tags: ['Webhooks'],
        summary: 'Add a receiver',
        description:
          'It gets a POST for each event, signed as Standard Webhooks has it, in order by product, and takes it with any status of 200 to 299 within 15 seconds. What it does not take is sent again for three days, whatever the status; a Retry-After with it is kept to, for an hour at most. A message may come twice: webhook-id tells.',
        body: named('WebhookBody', webhookBody),
        response: { 201: named('MadeWebhook', madeWebhook) },
      },
    },
    async (request, reply) => {
      const { user, workgroup } = memberOf(request)
      const { workgroupId } = workgroup
      await refuseReceiver(services, request.body.url)
      const secret = makeSecret()
      const stored = await db.transaction().execute(async (tx) => {
        if ((await countWebhooks(tx, workgroupId)) >= mostWebhooks)
          throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'tooMany', { max: mostWebhooks })] })
        const id = await insertWebhook(tx, { ...request.body, workgroupId, secret, createdBy: nameUser(user) })
        await note(tx, request, 'webhooks.added', request.body.url)
        return findWebhook(tx, workgroupId, id)
      })
      if (!stored) throw new Error('The receiver was not stored')
      return reply.code(201).send({ secret, webhook: viewWebhook(stored) })
    },
  )

  typed.put(
    `${webhooksPath}/:id`,
    {
      config: { access: 'owner', example: { ...example, body: { url: 'https://erp.example.com/events', events: ['product.published'] } } },
      schema: {
        tags: ['Webhooks'],
        summary: 'Change a receiver: its address, what it is told, whether it is told anything now',
        description: 'What is not sent stays as it is.',
        params: ofWebhook,
        body: named('WebhookChange', webhookChange),
        response: { 200: named('Webhook', webhook) },
      },
    },
    async (request) => {
      const { body } = request
      const { id, url } = await own(request)
      if (body.url !== undefined && url !== body.url) await refuseReceiver(services, body.url)
      await db.transaction().execute(async (tx) => {
        await updateWebhook(tx, groupOf(request), id, body)
        await note(tx, request, 'webhooks.changed', body.url ?? url)
      })
      return viewWebhook(await own(request))
    },
  )

  typed.delete(
    `${webhooksPath}/:id`,
    {
      config: { access: 'owner', example },
      schema: {
        tags: ['Webhooks'],
        summary: 'Remove a receiver, with what it was not told yet',
        params: ofWebhook,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id, url } = await own(request)
      await db.transaction().execute(async (tx) => {
        if (await deleteWebhook(tx, groupOf(request), id)) await note(tx, request, 'webhooks.removed', url)
      })
      return reply.code(204).send(null)
    },
  )

  typed.post(
    `${webhooksPath}/:id/secret`,
    {
      config: { access: 'owner', example: { ...example, body: {}, json: { overlap_hours: 24 } } },
      schema: {
        tags: ['Webhooks'],
        summary: 'Change the secret of a receiver without a gap: for some hours each message is signed with both',
        params: ofWebhook,
        body: named('WebhookSecretBody', secretBody),
        response: { 200: named('MadeWebhook', madeWebhook) },
      },
    },
    async (request) => {
      const { id, url } = await own(request)
      const secret = makeSecret()
      await db.transaction().execute(async (tx) => {
        await renewSecret(tx, groupOf(request), id, { secret, overlapHours: request.body.overlap_hours })
        await note(tx, request, 'webhooks.secretChanged', url)
      })
      return { secret, webhook: viewWebhook(await own(request)) }
    },
  )

  typed.get(
    `${webhooksPath}/:id/deliveries`,
    {
      config: { access: 'owner', example },
      schema: {
        tags: ['Webhooks'],
        summary: `Messages to a receiver of the last thirty days, ${shownDeliveries} at a time`,
        params: ofWebhook,
        querystring: webhookDeliveriesQuery,
        response: { 200: named('WebhookDeliveries', webhookDeliveriesAnswer) },
      },
    },
    async (request) => {
      const { id } = await own(request)
      const { deliveries, next } = await listWebhookDeliveries(db, id, request.query, shownDeliveries)
      return { deliveries: deliveries.map(viewDelivery), next }
    },
  )

  typed.post(
    `${webhooksPath}/:id/deliveries/again`,
    {
      config: { access: 'owner', example },
      schema: {
        tags: ['Webhooks'],
        summary:
          'Send all messages again that were given up, in their order by product, each under the same webhook-id, for three days more',
        params: ofWebhook,
        response: { 200: named('WebhookSentAgain', sentAgain) },
      },
    },
    async (request) => {
      const { id } = await own(request)
      return { messages: await sendAllAgain(db, id) }
    },
  )

  typed.post(
    `${webhooksPath}/:id/deliveries/:delivery/again`,
    {
      config: { access: 'owner', example: { ...example, params: { id: '1', delivery: '1' } }, refusals: [404] },
      schema: {
        tags: ['Webhooks'],
        summary: 'Send a message again that was delivered or given up, under the same webhook-id, for three days more',
        params: ofWebhook.extend({ delivery: wholeNumber(2 ** 31 - 1).describe('Id of the message in the list of deliveries') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await own(request)
      if (!(await sendAgain(db, id, request.params.delivery)))
        throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('delivery', 'notFound')] })
      return reply.code(204).send(null)
    },
  )
}
