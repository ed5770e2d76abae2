import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailList, shareListQuery } from '../../shared/share.ts'
import { html, named } from '../api/name-schema.ts'
import { memberOf, type Member } from '../auth/require-user.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { sendBytes } from '../http/send-document.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { createMailTexts } from '../language/mail-texts.ts'
import { countMails, listMails } from './mail-list-queries.ts'
import { findDelivery, type Delivery } from './queries.ts'
import { sendMailPreview } from './send-mail-preview.ts'
import { readMailFile } from './transport.ts'
import { writeSubject } from './write-mail.ts'

const idPath = z.object({ id: z.uuid().describe('Id of the mail, as the list has it') })

/** The mails of a workgroup: those that were sent, or, without a mail server, written into the data folder. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { db, mail } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/mails',
    {
      config: { access: 'viewer' },
      schema: {
        tags: ['Sharing'],
        summary: 'Mails that were written into files',
        querystring: shareListQuery.pick({ page: true, pageSize: true }),
        response: { 200: named('MailList', mailList) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      const { page, pageSize } = request.query
      const [mails, total] = await Promise.all([
        listMails(db, workgroup.workgroupId, (page - 1) * pageSize, pageSize),
        countMails(db, workgroup.workgroupId),
      ])
      return {
        transport: mail.kind,
        total,
        page,
        page_size: pageSize,
        mails: mails.map((listed) => ({
          id: listed.id,
          share_id: listed.shareId,
          email: listed.email,
          subject: writeSubject(
            { ...listed, workgroupName: workgroup.name },
            listed.firstProduct,
            listed.products,
            createMailTexts(listed.messageLanguage),
          ),
          state: listed.state,
          queued_at: listed.queuedAt.toISOString(),
          answer: listed.answer,
        })),
      }
    },
  )

  const findOwnMail = async ({ workgroup }: Member, id: string): Promise<Delivery> => {
    const order = await findDelivery(db, id)
    if (order?.workgroupId !== workgroup.workgroupId)
      throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
    return order
  }

  typed.get(
    '/api/v1/mails/:id/html',
    {
      config: {
        access: 'viewer',
        example: { params: { id: '7b1f6d0e-6a3c-4a52-9f64-0d4a6f1c2b3e' }, notRun: 'needs an id that the workgroup made itself' },
      },
      schema: {
        tags: ['Sharing'],
        summary: 'A mail as its reader sees it',
        produces: ['text/html'],
        params: idPath,
        response: { 200: html },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const order = await findOwnMail(member, request.params.id)
      // Reading somebody else's mail does not count as opening it.
      return sendMailPreview(services, reply, order)
    },
  )

  typed.get(
    '/api/v1/mails/:id/file',
    {
      config: {
        access: 'viewer',
        example: { params: { id: '7b1f6d0e-6a3c-4a52-9f64-0d4a6f1c2b3e' }, notRun: 'needs an id that the workgroup made itself' },
      },
      schema: { tags: ['Sharing'], summary: 'A mail as a file', produces: ['message/rfc822'], params: idPath },
      compress: false,
    },
    async (request, reply) => {
      const member = memberOf(request)
      const order = await findOwnMail(member, request.params.id)
      const file = await readMailFile(mail.folder, order.id)
      if (!file) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
      return sendBytes(request, reply, {
        bytes: file,
        type: 'message/rfc822',
        fileName: `${order.id}.eml`,
        audience: 'private',
        disposition: 'attachment',
      })
    },
  )
}
