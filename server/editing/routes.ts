import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  discardQuery,
  draftAnswer,
  draftBody,
  draftState,
  newProductAnswer,
  newProductBody,
  publishAnswer,
  publishBody,
  revisionAnswer,
  revisionList,
  statusAnswer,
} from '../../shared/editing.ts'
import { restoreBody } from '../../shared/identities.ts'
import { named } from '../api/name-schema.ts'
import { memberOf, requireOwnProduct } from '../auth/require-user.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { listProductEntries } from '../products/audit-queries.ts'
import { changeStatus } from './change-status.ts'
import { compareRecords } from './compare-records.ts'
import { createProduct } from './create-product.ts'
import { openSdscomThread } from './open-sdscom-thread.ts'
import { nameNewProduct } from './name-new-product.ts'
import { tellRead } from './tell-read.ts'
import { previewRoutes } from './preview-routes.ts'
import { publishDraft } from './publish-draft.ts'
import { confirmerOf } from './refuse-shared-identities.ts'
import { deleteAside, findRevision, listRevisions } from './queries.ts'
import { openState } from './open-state.ts'
import { discardDraft, entryOf, saveDraft } from './save-draft.ts'
import { withOwnFields } from './working-record.ts'
import { viewDraft, viewDraftState } from './working-state.ts'

const revisionPath = ofProduct.extend({ revision: z.string().describe('Number of the state, as the list of earlier states has it') })

/** The largest records of the catalogue have some 50 kB. */
const bodyLimit = 2_097_152

/** Editing, publishing, withdrawing and making products, for editors of the workgroup (docs/decisions/022-editing.md). */
export function editingRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  previewRoutes(app, services)
  const sdscomThread = openSdscomThread()
  app.addHook('onClose', () => sdscomThread.close())

  typed.get(
    '/api/v1/products/:synonymId/draft',
    {
      config: { access: 'editor', key: 'write', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'The record as it is being edited',
        params: ofProduct,
        response: { 200: named('DraftAnswer', draftAnswer) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      return viewDraft(services, await openState(services.db, id))
    },
  )

  typed.put(
    '/api/v1/products/:synonymId/draft',
    {
      config: {
        access: 'editor',
        key: 'write',
        refusals: [409],
        example: {
          params: { synonymId: '5010' },
          json: {
            revision: 3,
            // A merge keeps what it does not name: words of one's own take the place of the sentence of the library.
            patch: { description: { phrase: null, text: { en: 'Clear coat for wood in rooms', de: 'Klarlack für Holz in Innenräumen' } } },
          },
          notRun: 'needs the present revision of the record',
        },
      },
      schema: {
        tags: ['Editing'],
        summary: 'Save the record that is being edited',
        description:
          'If somebody else saved meanwhile, the response is 409 with both records, the changes of each, and both merged where they do not conflict.',
        params: ofProduct,
        body: draftBody,
        response: { 200: named('DraftState', draftState) },
      },
      bodyLimit,
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      return viewDraftState(services, await saveDraft(services, id, member.user.id, request.body))
    },
  )

  typed.delete(
    '/api/v1/products/:synonymId/draft',
    {
      config: {
        access: 'editor',
        key: 'write',
        refusals: [409],
        example: { params: { synonymId: '5010' }, query: { revision: '3' }, notRun: 'needs the present revision of the record' },
      },
      schema: {
        tags: ['Editing'],
        summary: 'Go back to the stored record',
        params: ofProduct,
        querystring: discardQuery,
        response: { 200: named('DraftAnswer', draftAnswer) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      return viewDraft(services, await discardDraft(services, id, member.user.id, request.query.revision))
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/draft/revisions',
    {
      config: { access: 'editor', key: 'write', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'Earlier states of the record that is being edited, and who did what else with the product',
        params: ofProduct,
        response: { 200: named('RevisionList', revisionList) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      return { revisions: await listRevisions(services.db, id), entries: await listProductEntries(services.db, id) }
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/draft/revisions/:revision',
    {
      config: {
        access: 'editor',
        key: 'write',
        example: { params: { synonymId: '5010', revision: '1' }, notRun: 'needs the present revision of the record' },
      },
      schema: {
        tags: ['Editing'],
        summary: 'One earlier state',
        params: revisionPath,
        response: { 200: named('RevisionAnswer', revisionAnswer) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      const number = readId(request.params.revision)
      const found = number === null ? undefined : await findRevision(services.db, id, number)
      if (!found) throw noSuchRevision()
      const { stored, current } = await openState(services.db, id)
      const record = withOwnFields(found.record, stored)
      return { ...entryOf(found), record, differences: compareRecords(current.record, record) }
    },
  )

  typed.delete(
    '/api/v1/products/:synonymId/draft/revisions/:revision',
    {
      config: {
        access: 'editor',
        key: 'write',
        example: { params: { synonymId: '5010', revision: '1' }, notRun: 'needs the present revision of the record' },
      },
      schema: { tags: ['Editing'], summary: 'Forget one earlier state', params: revisionPath, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id } = await requireProduct(services, request)
      const revision = readId(request.params.revision)
      if (revision === null || !(await deleteAside(services.db, id, { revision }))) throw noSuchRevision()
      return reply.code(204).send(null)
    },
  )

  typed.post(
    '/api/v1/products/:synonymId/publish',
    {
      config: {
        access: 'editor',
        key: 'publish',
        refusals: [409, 422],
        example: {
          params: { synonymId: '5010' },
          body: { revision: '3', date: '2026-11-30', documents: ['sds'] },
          json: { revision: 3, date: '2026-11-30', documents: ['sds'], reason: { phrase: 'change.exposureLimits' } },
          notRun: 'needs the present revision of the record',
        },
      },
      schema: {
        tags: ['Editing'],
        summary:
          'Publish the record as a new version. Product codes and UFIs of other products are refused by name until they are confirmed',
        description:
          'Errors that the check before publishing finds keep the record from being published: the answer is 422 with a report of them. An owner of the workgroup may overrule each, with a reason that the version keeps.',
        params: ofProduct,
        body: publishBody,
        response: { 200: named('PublishAnswer', publishAnswer) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      return publishDraft(services, id, member, request.body)
    },
  )

  typed.post(
    '/api/v1/products/:synonymId/withdraw',
    {
      config: { access: 'editor', key: 'publish', example: { params: { synonymId: '5140' } } },
      schema: {
        tags: ['Editing'],
        summary: 'Withdraw a product: its pages say that it is gone',
        params: ofProduct,
        response: { 200: named('StatusAnswer', statusAnswer) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      return changeStatus(services, id, 'withdrawn', { confirmations: [], by: confirmerOf(member) })
    },
  )

  typed.post(
    '/api/v1/products/:synonymId/restore',
    {
      config: { access: 'editor', key: 'publish', example: { params: { synonymId: '5140' }, body: {}, json: { confirmations: [] } } },
      schema: {
        tags: ['Editing'],
        summary: 'Restore a withdrawn product. Codes that another product has got meanwhile are named, and must be confirmed',
        params: ofProduct,
        body: restoreBody,
        response: { 200: named('StatusAnswer', statusAnswer) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      const { confirmations } = request.body ?? { confirmations: [] }
      return changeStatus(services, id, 'active', { confirmations, by: confirmerOf(member) })
    },
  )

  typed.post(
    '/api/v1/products',
    {
      config: { access: 'editor', key: 'write', refusals: [404], example: { body: { name: 'New product' } } },
      bodyLimit,
      schema: {
        tags: ['Editing'],
        summary: 'New product: empty, with the recipe of an example, with what an SDScom file says, or a copy of one',
        body: newProductBody,
        response: { 201: named('NewProductAnswer', newProductAnswer) },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const { copyOf, example = null, sdscom } = request.body
      if (copyOf !== undefined && example !== null) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('example', 'notOffered')] })
      if (sdscom !== undefined && (copyOf !== undefined || example !== null))
        throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('sdscom', 'notOffered')] })
      const source = copyOf === undefined ? null : await requireOwnProduct(services, member, { synonymId: copyOf }, 'copyOf')
      const sheet = sdscom === undefined ? null : await sdscomThread.read(sdscom)
      const name = nameNewProduct(request.body.name, sheet?.name)
      const made = await createProduct(services, { ...member, name, source, example, sheet })
      return reply.code(201).send({ ...made, ...(sheet ? { read: tellRead(sheet) } : {}) })
    },
  )
}

const noSuchRevision = (): AppError => new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('revision', 'notFound')] })
