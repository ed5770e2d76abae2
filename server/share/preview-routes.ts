import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { html } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { sendMailPreview } from '../mail/send-mail-preview.ts'
import type { Services } from '../services.ts'
import { findShareableProducts, planShare } from './plan-share.ts'
import { readShareSettings, readSynonymIds, sharePreviewBody } from './read-share-settings.ts'

/** The mail of a share as its recipients would see it, without sending it. */
export function sharePreviewRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.post(
    '/api/v1/products/sharePreview',
    {
      config: {
        access: 'viewer',
        key: 'share',
        feature: 'shareProducts',
        refusals: [404],
        example: { body: { emails: ['reader@example.com'], language_doc: '1', language_msg: '1', sds: '1', synonym_ids: ['5010'] } },
      },
      schema: {
        tags: ['Sharing'],
        summary: 'The mail as it would be sent',
        produces: ['text/html'],
        body: sharePreviewBody,
        response: { 200: html },
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const settings = readShareSettings(request.body)
      const products = await findShareableProducts(services, member, readSynonymIds('synonym_ids', request.body.synonym_ids), 'synonym_ids')
      return sendMailPreview(services, reply, planShare(member, settings, products))
    },
  )
}
