import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { languageIdOf, languages } from '../../shared/languages.ts'
import { sentShare, shareLanguages } from '../../shared/share.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { mailLanguages } from '../language/mail-texts.ts'
import type { Services } from '../services.ts'
import { findCommonSdsLanguages, findShareableProducts, planShare } from './plan-share.ts'
import { readShareSettings, readSynonymIds, shareBody, shareLanguagesBody } from './read-share-settings.ts'
import { findEarlierShare, idempotencyHeaders, readIdempotencyKey, storeShare } from './store-share.ts'

/** Sharing products by e-mail (specification, section 7). */
export function shareRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.post(
    '/api/v1/products/shareProductLangs',
    {
      config: { access: 'viewer', key: 'share', feature: 'shareProducts', refusals: [404], example: { body: { synonym_ids: ['5010'] } } },
      schema: {
        tags: ['Sharing'],
        summary: 'Languages in which products can be shared',
        body: shareLanguagesBody,
        response: { 200: named('ShareLanguages', shareLanguages) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      const products = await findShareableProducts(services, member, readSynonymIds('synonym_ids', request.body.synonym_ids), 'synonym_ids')
      const sds = findCommonSdsLanguages(products)
      const written = mailLanguages()
      return {
        ui: languages.filter(({ code }) => written.includes(code)).map(({ code, name }) => ({ id: code, text: name })),
        sds: languages.filter(({ code }) => sds.includes(code)).map(({ code, name }) => ({ id: languageIdOf(code), text: name })),
      }
    },
  )

  typed.post(
    '/api/v1/products/group_action/share',
    {
      config: {
        access: 'viewer',
        key: 'share',
        feature: 'shareProducts',
        refusals: [404, 409],
        example: {
          body: { emails: ['reader@example.com'], language_doc: '1', language_msg: '1', sds: '1', isChemius: 'true', products: ['5010'] },
        },
      },
      schema: {
        tags: ['Sharing'],
        summary: 'Share products by e-mail',
        description:
          'With the header Idempotency-Key the same request counts once, however often it is sent, and always gets the same response. The same key with other content is refused with 409, and nothing is sent. Without the header, equal requests of the same person within ten seconds count once.',
        headers: idempotencyHeaders,
        body: shareBody,
        response: { 200: named('SentShare', sentShare) },
      },
    },
    async (request) => {
      const member = memberOf(request)
      const { recipients, ...settings } = readShareSettings(request.body)
      const synonymIds = readSynonymIds('products', request.body.products)
      const idempotencyKey = readIdempotencyKey(request.headers, { recipients, ...settings, synonymIds })
      const sender = { workgroupId: member.workgroup.workgroupId, userId: member.user.id, idempotencyKey }
      const { kind: transport } = services.mail
      const earlier = await findEarlierShare(services, sender)
      if (earlier) return { ...earlier, transport }
      const plan = planShare(member, { ...settings, recipients }, await findShareableProducts(services, member, synonymIds, 'products'))
      const id = await services.db.transaction().execute((tx) => storeShare(services, tx, plan, recipients, sender))
      if (id !== null) return { id, recipients: recipients.length, transport }
      // The same request was being processed in another call.
      const meanwhile = await findEarlierShare(services, sender)
      if (!meanwhile) throw new Error('A share that was stored meanwhile cannot be found')
      return { ...meanwhile, transport }
    },
  )
}
