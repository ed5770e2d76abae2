import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { linkHolders, shareDetail, shareList, shareListQuery } from '../../shared/share.ts'
import { named } from '../api/name-schema.ts'
import { memberOf, type Member } from '../auth/require-user.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { sendBytes, sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { AppError } from '../errors.ts'
import { mailLanguages } from '../language/mail-texts.ts'
import { noteBounce, requeueDelivery } from '../mail/queries.ts'
import { readId } from '../products/load-product.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { listLinkHolders } from './holder-queries.ts'
import { countShares, findShare, listShares, type StoredShare } from './queries.ts'
import { prepareReceipt } from './render-receipt.ts'
import { viewShare, viewShares } from './view-share.ts'
import { writeSharesCsv } from './write-shares-csv.ts'

const shareId = z.string().describe('Id of the share')
const idPath = z.object({ id: shareId })
const deliveryPath = z.object({ id: shareId, delivery: z.uuid().describe('Id of the mail to one recipient') })
const receiptQuery = z.object({ lang: z.string().min(1).max(2).optional().describe('ISO code; by default the language of the user') })
const bounceBody = z.object({
  message_id: z.string().min(3).max(300).describe('Message-ID of the mail that came back, as quoted in the bounce'),
  reason: z.string().trim().min(1).max(500),
})
/** The record of what was shared with whom. */
export function shareRecordRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/shares',
    {
      config: { access: 'viewer', key: 'share' },
      schema: {
        tags: ['Sharing'],
        summary: 'What was sent to whom',
        querystring: shareListQuery,
        response: { 200: named('ShareList', shareList) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      const { query } = request
      const [shares, total] = await Promise.all([
        listShares(db, workgroup.workgroupId, query),
        countShares(db, workgroup.workgroupId, query),
      ])
      return { total, page: query.page, page_size: query.pageSize, shares: viewShares(shares) }
    },
  )

  typed.get(
    '/api/v1/shares/export',
    {
      config: { access: 'viewer', key: 'share' },
      schema: {
        tags: ['Sharing'],
        summary: 'The same as CSV',
        produces: ['text/csv'],
        querystring: shareListQuery.pick({ query: true, state: true, product: true }),
      },
      compress: false,
    },
    async (request, reply) => {
      const { workgroup } = memberOf(request)
      const parts: Buffer[] = []
      // Converted to bytes at once, since the texts of a long record would fill the heap.
      for await (const lines of writeSharesCsv(db, workgroup.workgroupId, request.query)) parts.push(Buffer.from(lines))
      return sendBytes(request, reply, {
        bytes: Buffer.concat(parts),
        type: 'text/csv; charset=utf-8',
        fileName: 'shares.csv',
        audience: 'private',
        disposition: 'attachment',
      })
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/link-holders',
    {
      config: { access: 'viewer', key: 'share', example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Sharing'],
        summary: 'Who was sent a link to the product. After a withdrawal these links lead to the message that it was removed',
        params: ofProduct,
        response: { 200: named('LinkHolders', linkHolders) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      const { total, holders } = await listLinkHolders(db, member.workgroup.workgroupId, id)
      return { total, recipients: holders.map(({ sentAt, ...holder }) => ({ ...holder, sent_at: sentAt.toISOString() })) }
    },
  )

  typed.post(
    '/api/v1/shares/bounces',
    {
      config: {
        access: 'editor',
        key: 'share',
        refusals: [404],
        example: { body: { message_id: '<1@example.com>', reason: 'no such user' }, notRun: 'needs an id that the workgroup made itself' },
      },
      schema: { tags: ['Sharing'], summary: 'Note that a mail came back', body: bounceBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { workgroup } = memberOf(request)
      const messageId = `<${request.body.message_id.trim().replaceAll(/^<|>$/g, '')}>`
      if (!(await noteBounce(db, workgroup.workgroupId, messageId, request.body.reason)))
        throw new AppError('CLIENT_SIDE', {
          status: 404,
          reasons: [reasonAt('message_id', 'notFound')],
        })
      return reply.code(204).send(null)
    },
  )

  const findOwnShare = async ({ workgroup }: Member, text: string): Promise<StoredShare> => {
    const id = readId(text)
    const share = id === null ? undefined : await findShare(db, workgroup.workgroupId, id)
    if (!share) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
    return share
  }

  typed.get(
    '/api/v1/shares/:id',
    {
      config: { access: 'viewer', key: 'share', example: { params: { id: '1' }, notRun: 'needs an id that the workgroup made itself' } },
      schema: { tags: ['Sharing'], summary: 'One share', params: idPath, response: { 200: named('ShareDetail', shareDetail) } },
    },
    async (request) => {
      const member = memberOf(request)
      return viewShare(await findOwnShare(member, request.params.id))
    },
  )

  typed.get(
    '/api/v1/shares/:id/receipt',
    {
      config: { access: 'viewer', key: 'share', example: { params: { id: '1' }, notRun: 'needs an id that the workgroup made itself' } },
      schema: {
        tags: ['Sharing'],
        summary: 'Receipt of a share as PDF',
        produces: ['application/pdf'],
        params: idPath,
        querystring: receiptQuery,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const share = await findOwnShare(member, request.params.id)
      const written = mailLanguages()
      const { lang } = request.query
      const requested = lang === undefined ? member.user.interfaceLanguage : written.find((code) => code === lang)
      if (requested === undefined)
        throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('lang', 'notAChoice', { choices: [...written] })] })
      // A receipt is entirely in one language: English if the user's language lacks its texts.
      const language = written.includes(requested) ? requested : 'en'
      return sendDocument(request, reply, {
        ...prepareReceipt(services, share, { workgroupName: member.workgroup.name, language, waiter: waiterOf(services, request, reply) }),
        languages: [language],
        type: 'application/pdf',
        fileName: `Receipt_${share.id}.pdf`,
        audience: 'private',
      })
    },
  )

  typed.post(
    '/api/v1/shares/:id/deliveries/:delivery/resend',
    {
      config: {
        access: 'viewer',
        key: 'share',
        feature: 'shareProducts',
        example: {
          params: { id: '1', delivery: '7b1f6d0e-6a3c-4a52-9f64-0d4a6f1c2b3e' },
          notRun: 'needs an id that the workgroup made itself',
        },
      },
      schema: { tags: ['Sharing'], summary: 'Send a refused mail again', params: deliveryPath, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { workgroup } = memberOf(request)
      const { id, delivery } = request.params
      const queued = await db.transaction().execute(async (tx) => {
        const isQueued = await requeueDelivery(tx, workgroup.workgroupId, readId(id) ?? 0, delivery)
        if (isQueued) await services.mail.enqueueMails(tx, [delivery])
        return isQueued
      })
      if (!queued) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('delivery', 'notResendable')] })
      return reply.code(204).send(null)
    },
  )
}
