import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageIdOf } from '../../shared/languages.ts'
import { outdatedList, outdatedQuery, sentUpdates, shareSettings, type OutdatedList } from '../../shared/share.ts'
import { html, named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { sendMailPreview } from '../mail/send-mail-preview.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { planUpdateFor, sendUpdates } from './send-updates.ts'
import { findUpdateSetting, listOutdatedRecipients, updateUpdateSetting, type OutdatedRecipient } from './update-queries.ts'

const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => [true, 1, '1', 'true'].includes(value))
const updatesBody = z.object({
  product: z.union([z.string(), z.number()]).transform(String).describe('Permalink id'),
  emails: z
    .union([
      z.array(z.string().max(300)).max(10_000),
      z
        .string()
        .max(300)
        .transform((one) => [one]),
    ])
    .optional()
    .describe('Only to these addresses'),
  attach: flag.optional().describe('1: with the sheet as PDF file for everybody; 0: for nobody; by default for those who had one before'),
})

const updatePreviewQuery = outdatedQuery.required().extend({
  email: z.string().min(3).max(300).describe('Address of the recipient'),
  attach: flag.optional().describe('1: as if the sheet went with it as a PDF file'),
})

/** Updates to those who have an older sheet (REACH Article 31(9)). */
export function updateRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/shares/outdated',
    {
      config: { access: 'viewer' },
      schema: {
        tags: ['Sharing'],
        summary: 'Who received a version that was replaced since (REACH Article 31(9))',
        querystring: outdatedQuery,
        response: { 200: named('OutdatedList', outdatedList) },
      },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      return { products: viewOutdated(await listOutdatedRecipients(db, workgroup.workgroupId, request.query.product ?? null)) }
    },
  )

  typed.post(
    '/api/v1/shares/updates',
    {
      config: {
        access: 'editor',
        feature: 'shareProducts',
        refusals: [404],
        example: { body: { product: '1001' }, notRun: 'needs somebody who received an older version' },
      },
      schema: {
        tags: ['Sharing'],
        summary: 'Send the new version to them',
        body: updatesBody,
        response: { 200: named('SentUpdates', sentUpdates) },
      },
    },
    async (request) => {
      const { user, workgroup } = memberOf(request)
      const permalinkId = readId(request.body.product)
      if (permalinkId === null) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('product', 'notAnId')] })
      const { emails, attach } = request.body
      const recipients = await sendUpdates(
        services,
        { workgroupId: workgroup.workgroupId, workgroupName: workgroup.name, user },
        { permalinkId, attach, ...(emails ? { emails: new Set(emails.map((email) => email.toLowerCase())) } : {}) },
      )
      return { recipients, transport: services.mail.kind }
    },
  )

  typed.get(
    '/api/v1/shares/updates/preview',
    {
      config: {
        access: 'editor',
        feature: 'shareProducts',
        refusals: [404],
        example: { query: { product: '1001', email: 'reader@example.com' }, notRun: 'needs somebody who received an older version' },
      },
      schema: {
        tags: ['Sharing'],
        summary: 'The mail of an update as one recipient would get it',
        produces: ['text/html'],
        querystring: updatePreviewQuery,
        response: { 200: html },
      },
    },
    async (request, reply) => {
      const { user, workgroup } = memberOf(request)
      const { product, email, attach } = request.query
      const sender = { workgroupId: workgroup.workgroupId, workgroupName: workgroup.name, user }
      const plan = await planUpdateFor(services, sender, { permalinkId: product, email, attach })
      if (!plan) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('email', 'notFound')] })
      return sendMailPreview(services, reply, plan)
    },
  )

  typed.get(
    '/api/v1/shares/settings',
    {
      config: { access: 'viewer' },
      schema: { tags: ['Sharing'], summary: 'How updates are sent', response: { 200: named('ShareSettings', shareSettings) } },
    },
    async (request) => {
      const { workgroup } = memberOf(request)
      return { sds_updates: await findUpdateSetting(db, workgroup.workgroupId) }
    },
  )

  typed.post(
    '/api/v1/shares/settings',
    {
      config: { access: 'owner', feature: 'shareProducts', example: { body: { sds_updates: 'ask' } } },
      schema: {
        tags: ['Sharing'],
        summary: 'Change how updates are sent',
        body: shareSettings,
        response: { 200: named('ShareSettings', shareSettings) },
      },
    },
    async (request) => {
      const { user, workgroup } = memberOf(request)
      const { workgroupId } = workgroup
      const { sds_updates: setting } = request.body
      await db.transaction().execute(async (tx) => {
        await updateUpdateSetting(tx, workgroupId, setting)
        await insertEntry(tx, setting === 'send' ? 'company.updatesSend' : 'company.updatesAsk', { workgroupId, by: doerOf(user) })
      })
      return { sds_updates: setting }
    },
  )
}

function viewOutdated(recipients: readonly OutdatedRecipient[]): OutdatedList['products'] {
  return [...Map.groupBy(recipients, ({ permalinkId }) => permalinkId).values()].flatMap((ofProduct) => {
    const [first] = ofProduct
    if (!first) return []
    return [
      {
        permalink_id: first.permalinkId,
        text: first.productName,
        version: first.currentVersion,
        revised_on: first.currentRevisedOn,
        recipients: ofProduct.map((one) => ({
          email: one.email,
          version: one.version,
          received_at: one.receivedAt.toISOString(),
          pdf: one.pdf,
          language_doc: languageIdOf(one.documentLanguage),
          language_msg: one.messageLanguage,
          share_id: one.shareId,
        })),
      },
    ]
  })
}
