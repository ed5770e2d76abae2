import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  announcedChanges,
  publishManyBody,
  recalculatedProducts,
  recalculatedQuery,
  recalculationAnswer,
  recalculationBody,
  recalculationList,
  takeBody,
} from '../../shared/recalculation.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { TaskInput } from '../db/recalculation-tables.ts'
import { named } from '../api/name-schema.ts'
import { memberOf, type Member } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { endRecalculation, lockRecalculations } from './queries.ts'
import { startTask } from './task-queries.ts'
import { runRecalculations } from './run-recalculations.ts'
import { isUnderWay, startRecalculation } from './start-recalculation.ts'
import { viewAnnounced } from './view-announced.ts'
import { noSuchRecalculation, viewProducts, viewRecalculation, viewRecalculations } from './view-recalculation.ts'

const address = '/api/v1/recalculations'
const path = z.object({ id: z.string().describe('Id of a recalculation') })
const notRun = 'needs a recalculation that the workgroup began itself'
const answer = named('RecalculationAnswer', recalculationAnswer)

/**
 * What a change of a substance or of the law means for products, and how to take it into their sheets
 * (docs/decisions/100-recalculation.md).
 */
export function recalculationRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const { db } = services
  const runner = runRecalculations(services)
  app.addHook('onReady', async () => runner.wake())
  app.addHook('onClose', async () => runner.close())

  const begin = async (
    member: Member,
    id: number | null,
    task: 'take' | 'publish',
    { products, ...input }: TaskInput & { products: 'all' | readonly number[] },
  ) => {
    if (id === null) throw noSuchRecalculation()
    const { workgroupId } = member.workgroup
    await db.transaction().execute(async (tx) => {
      if ((await lockRecalculations(tx, workgroupId)).isRunning) throw isUnderWay()
      const count = await startTask(tx, { id, workgroupId, userId: member.user.id }, task, products, input)
      if (count === null) throw noSuchRecalculation()
      if (count === 0) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('products', 'tooFew', { min: 1 })] })
    })
    runner.wake()
    return viewRecalculation(db, member, id)
  }

  typed.get(
    address,
    {
      config: { access: 'editor', example: {} },
      schema: {
        tags: ['Substances'],
        summary: 'Recalculations of the workgroup, the newest first',
        description: 'With the days after today from which entries of CLP Annex VI change.',
        response: { 200: named('RecalculationList', recalculationList) },
      },
    },
    async (request) => viewRecalculations(services, memberOf(request)),
  )

  typed.get(
    `${address}/announced`,
    {
      config: { access: 'editor', example: {} },
      schema: {
        tags: ['Substances'],
        summary: 'Days from which entries of CLP Annex VI change, and the products that contain them',
        response: { 200: named('AnnouncedChanges', announcedChanges) },
      },
    },
    async (request) => viewAnnounced(services, memberOf(request).workgroup.workgroupId),
  )

  typed.post(
    address,
    {
      config: {
        access: 'editor',
        refusals: [404, 409],
        example: {
          json: { change: { kind: 'law', from: '2026-11-23', to: '2027-02-01', substance: '108-88-3' } },
          notRun: 'would work for a while, one at a time',
        },
      },
      schema: {
        tags: ['Substances'],
        summary: 'Calculate what a change means for the products that it affects',
        description:
          'Each recipe is classified before and after the change: by the revisions of an own substance, or by the law of two days. Nothing is written into a product. Only one recalculation of a workgroup runs at a time; it continues after a restart of the program.',
        body: recalculationBody,
        response: { 202: answer },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const id = await startRecalculation(services, member, request.body)
      runner.wake()
      return reply
        .code(202)
        .header('location', `${address}/${id}`)
        .send(await viewRecalculation(db, member, id))
    },
  )

  typed.get(
    `${address}/:id`,
    {
      config: { access: 'editor', refusals: [404], example: { params: { id: '1' }, notRun } },
      schema: { tags: ['Substances'], summary: 'The progress of a recalculation', params: path, response: { 200: answer } },
    },
    async (request) => viewRecalculation(db, memberOf(request), readId(request.params.id)),
  )

  typed.get(
    `${address}/:id/products`,
    {
      config: { access: 'editor', refusals: [404], example: { params: { id: '1' }, query: { outcome: 'changed' }, notRun } },
      schema: {
        tags: ['Substances'],
        summary: 'What a change means product by product',
        params: path,
        querystring: recalculatedQuery,
        response: { 200: named('RecalculatedProducts', recalculatedProducts) },
      },
    },
    async (request) => viewProducts(db, memberOf(request), readId(request.params.id), request.query),
  )

  typed.post(
    `${address}/:id/cancel`,
    {
      config: { access: 'editor', refusals: [404], example: { params: { id: '1' }, notRun } },
      schema: {
        tags: ['Substances'],
        summary: 'Stop a recalculation. Results so far are kept',
        params: path,
        response: { 200: answer },
      },
    },
    async (request) => {
      const member = memberOf(request)
      const id = readId(request.params.id)
      if (id !== null) await endRecalculation(db, id, 'cancelled', { workgroupId: member.workgroup.workgroupId })
      return viewRecalculation(db, member, id)
    },
  )

  typed.post(
    `${address}/:id/take`,
    {
      config: { access: 'editor', refusals: [404, 409], example: { params: { id: '1' }, body: { products: 'all' }, notRun } },
      schema: {
        tags: ['Substances'],
        summary: 'Take the consequences of a change into the drafts of products',
        description:
          'By the rules of proposals: values that the program entered are corrected; text that a person wrote stays, and the difference can be accepted. A draft of somebody else is not touched unless it is named. Nothing is published.',
        params: path,
        body: takeBody,
        response: { 202: answer },
      },
    },
    async (request, reply) => reply.code(202).send(await begin(memberOf(request), readId(request.params.id), 'take', request.body)),
  )

  typed.post(
    `${address}/:id/publish`,
    {
      config: {
        access: 'editor',
        refusals: [404, 409],
        example: {
          params: { id: '1' },
          json: { products: 'all', date: '2026-11-23', reason: { text: { en: 'New classification of a raw material' } } },
          notRun,
        },
      },
      schema: {
        tags: ['Substances'],
        summary: 'Publish the drafts into which a change was taken, with one reason',
        description:
          'Each goes through the check before publishing: one with errors stays a draft, and its findings are listed with it. A draft that has been published already is not published again.',
        params: path,
        body: publishManyBody,
        response: { 202: answer },
      },
    },
    async (request, reply) => reply.code(202).send(await begin(memberOf(request), readId(request.params.id), 'publish', request.body)),
  )
}
