import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { roleSuffices } from '../../shared/account.ts'
import {
  attachmentChange,
  attachmentEntry,
  attachmentExtensions,
  attachmentFields,
  attachmentList,
  largestAttachment,
} from '../../shared/attachments.ts'
import { dossierErrorPath, fileErrorAddress } from '../../shared/links.ts'
import { named } from '../api/name-schema.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { findPublicProduct } from '../products/find-public-product.ts'
import { readId } from '../products/load-product.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import { doesHouseWork } from '../processes/house-work.ts'
import type { Services } from '../services.ts'
import { addAttachment, removeAttachment, restoreAttachment } from './add-attachment.ts'
import { openAttachmentStore } from './attachment-store.ts'
import { changeAttachment } from './change-attachment.ts'
import { cleanName } from './clean-name.ts'
import { findAttachment, listAttachments, type StoredAttachment } from './queries.ts'
import { readUpload } from './read-upload.ts'
import { removeDeleted, removeOrphans } from './remove-orphans.ts'
import { sendAttachment } from './send-attachment.ts'
import { mayOpen, viewAttachment } from './view-attachment.ts'

const attachmentId = z.string().describe('Id of the file, as the list has it')
const ofAttachment = ofProduct.extend({ attachmentId })
const publicPath = z.object({ id: z.string().describe('Permalink id of the product'), attachmentId })
const sendQuery = z.object({
  preview: z.enum(['0', '1']).default('0').describe('1: shown in the browser where it can be (pdf, png, jpeg)'),
})

const attachmentParts = attachmentFields.extend({
  file: z.file().describe(`One file of at most ${largestAttachment / 1_000_000} MB: ${attachmentExtensions.join(', ')}`),
})

const day = 24 * 60 * 60 * 1000

/** Files of products: published ones for everybody, all of them for editors (docs/decisions/022-editing.md). */
export function attachmentRoutes(app: FastifyInstance, services: Services): void {
  const store = openAttachmentStore(services)
  if (doesHouseWork(services.config))
    clearRegularly(app, services, async () => {
      await removeDeleted(services, store)
      return removeOrphans(services, store)
    })

  void app.register(async (scope) => {
    await scope.register(multipart)
    const typed = scope.withTypeProvider<ZodTypeProvider>()

    typed.get(
      '/api/v1/products/:synonymId/attachments',
      {
        config: { access: 'viewer', key: 'read', example: { params: { synonymId: '5010' } } },
        schema: {
          tags: ['Attachments'],
          summary: 'Attachments of a product',
          params: ofProduct,
          response: { 200: named('AttachmentList', attachmentList) },
        },
      },
      async (request) => {
        const { id, member } = await requireProduct(services, request)
        const { synonymId } = request.params
        const isEditor = roleSuffices(member.workgroup.role, 'editor')
        const attachments = await listAttachments(services.db, id)
        return { attachments: attachments.map((attachment) => viewAttachment(attachment, { product: synonymId, isEditor })) }
      },
    )

    typed.post(
      '/api/v1/products/:synonymId/attachments',
      {
        config: {
          access: 'editor',
          key: 'write',
          refusals: [409],
          upload: attachmentParts,
          example: {
            params: { synonymId: '5010' },
            body: { category: 'certificate', language: 'en', status: 'published', file: 'certificate.pdf' },
            notRun: 'needs a file',
          },
        },
        schema: {
          tags: ['Attachments'],
          summary: 'Add a file',
          description: 'As multipart/form-data. The type is read from the content.',
          params: ofProduct,
          response: { 201: named('AttachmentEntry', attachmentEntry) },
        },
      },
      async (request, reply) => {
        const { id: permalinkId, member } = await requireProduct(services, request)
        const { synonymId } = request.params
        const upload = await readUpload(request, store, { schema: attachmentFields, largest: largestAttachment })
        const id = await addAttachment(services, store, upload, { permalinkId, member })
        const added = foundOr404(await findAttachment(services.db, permalinkId, id))
        return reply.code(201).send(viewAttachment(added, { product: synonymId, isEditor: true }))
      },
    )

    typed.patch(
      '/api/v1/products/:synonymId/attachments/:attachmentId',
      {
        config: {
          access: 'editor',
          key: 'write',
          example: {
            params: { synonymId: '5010', attachmentId: '1' },
            body: { name: 'Certificate of analysis', category: 'certificate', language: 'en', status: 'published' },
            notRun: 'needs an id that the workgroup made itself',
          },
        },
        schema: {
          tags: ['Attachments'],
          summary: 'Change name, category, language or status of a file',
          params: ofAttachment,
          body: attachmentChange,
          response: { 200: named('AttachmentEntry', attachmentEntry) },
        },
      },
      async (request) => {
        const { id: permalinkId, member } = await requireProduct(services, request)
        const { synonymId, attachmentId } = request.params
        const id = readId(attachmentId) ?? 0
        const { name, ...others } = request.body
        const change = name === undefined ? others : { ...others, name: cleanName(`${name.replaceAll(/[/\\]/g, ' ')}.x`) }
        if (!(await changeAttachment(services, { permalinkId, member }, id, change))) throw noSuchAttachment()
        const changed = foundOr404(await findAttachment(services.db, permalinkId, id))
        return viewAttachment(changed, { product: synonymId, isEditor: true })
      },
    )

    typed.delete(
      '/api/v1/products/:synonymId/attachments/:attachmentId',
      {
        config: {
          access: 'editor',
          key: 'write',
          example: { params: { synonymId: '5010', attachmentId: '1' }, notRun: 'needs an id that the workgroup made itself' },
        },
        schema: {
          tags: ['Attachments'],
          summary: 'Delete a file',
          description: 'It is hidden everywhere at once, and removed for good after a day.',
          params: ofAttachment,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id: permalinkId, member } = await requireProduct(services, request)
        if (!(await removeAttachment(services, { permalinkId, member }, readId(request.params.attachmentId) ?? 0))) throw noSuchAttachment()
        return reply.code(204).send(null)
      },
    )

    typed.post(
      '/api/v1/products/:synonymId/attachments/:attachmentId/restore',
      {
        config: {
          access: 'editor',
          key: 'write',
          refusals: [409],
          example: { params: { synonymId: '5010', attachmentId: '1' }, notRun: 'needs an id that the workgroup made itself' },
        },
        schema: {
          tags: ['Attachments'],
          summary: 'Bring back a deleted file',
          description: 'Possible for a day; the file comes back unchanged, under the same id.',
          params: ofAttachment,
          response: { 200: named('AttachmentEntry', attachmentEntry) },
        },
      },
      async (request) => {
        const { id: permalinkId, member } = await requireProduct(services, request)
        const { synonymId, attachmentId } = request.params
        const id = readId(attachmentId) ?? 0
        if (!(await restoreAttachment(services, { permalinkId, member }, id))) throw noSuchAttachment()
        const restored = foundOr404(await findAttachment(services.db, permalinkId, id))
        return viewAttachment(restored, { product: synonymId, isEditor: true })
      },
    )

    typed.get(
      '/api/v1/products/:synonymId/attachments/:attachmentId',
      {
        config: {
          access: 'viewer',
          key: 'read',
          example: { params: { synonymId: '5010', attachmentId: '1' }, notRun: 'needs an id that the workgroup made itself' },
        },
        schema: {
          tags: ['Attachments'],
          summary: 'The file',
          produces: ['application/octet-stream'],
          params: ofAttachment,
          querystring: sendQuery,
        },
        compress: false,
      },
      async (request, reply) => {
        const { id: permalinkId, member } = await requireProduct(services, request)
        const page = fileErrorAddress({ id: permalinkId, interfaceLanguage: member.user.interfaceLanguage })
        const found = foundOr404(await findAttachment(services.db, permalinkId, readId(request.params.attachmentId) ?? 0), page)
        refuseUnlessOpen(found, roleSuffices(member.workgroup.role, 'editor'), page)
        return sendAttachment(request, reply, store, found, { preview: request.query.preview === '1', audience: 'private' })
      },
    )

    typed.get(
      '/api/v1/products/-:id/attachments/:attachmentId',
      {
        config: {
          access: 'everybody',
          forOtherSites: true,
          refusals: [403],
          example: { params: { id: '1001', attachmentId: '1' }, notRun: 'needs an id that the workgroup made itself' },
        },
        schema: {
          tags: ['Attachments'],
          summary: 'A published file, for everybody',
          produces: ['application/octet-stream'],
          params: publicPath,
          querystring: sendQuery,
        },
        compress: false,
      },
      async (request, reply) => {
        const product = await findPublicProduct(services, readId(request.params.id), dossierErrorPath)
        const page = fileErrorAddress({ id: product.id })
        const found = foundOr404(await findAttachment(services.db, product.id, readId(request.params.attachmentId) ?? 0), page)
        refuseUnlessOpen(found, false, page)
        return sendAttachment(request, reply, store, found, { preview: request.query.preview === '1', audience: 'public' })
      },
    )
  })
}

const noSuchAttachment = (page?: string): AppError =>
  new AppError('CLIENT_SIDE', {
    status: 404,
    reasons: [reasonAt('attachmentId', 'notFound')],
    ...(page === undefined ? {} : { page }),
  })

/** @param page says it to a person who came by a link */
function foundOr404(attachment: StoredAttachment | undefined, page?: string): StoredAttachment {
  if (!attachment) throw noSuchAttachment(page)
  return attachment
}

/** @param page says it to a person who came by a link */
function refuseUnlessOpen(attachment: StoredAttachment, isEditor: boolean, page: string): void {
  if (!mayOpen(attachment, isEditor))
    throw new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', { message: `attachment ${attachment.id} is not published`, page })
}

/** Removes orphans at start and once a day. The app closes only when a removal under way is done. */
function clearRegularly(app: FastifyInstance, { log }: Pick<Services, 'log'>, clear: () => Promise<number>): void {
  let clearing: Promise<void> = Promise.resolve()
  const start = (): void => {
    clearing = clear().then(
      (removed) => void (removed > 0 && log.info({ removed }, 'removed files that belonged to no attachment')),
      (error: unknown) => log.warn({ err: error }, 'the attachment store could not be cleared'),
    )
  }
  const timer = setInterval(start, day).unref()
  app.addHook('onReady', async () => start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await clearing
  })
}
