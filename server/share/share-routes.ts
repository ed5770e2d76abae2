import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { languageIdOf, languages } from '../../shared/languages.ts'
import { dossierErrorPath } from '../../shared/links.ts'
import { sentShare, shareLanguages } from '../../shared/share.ts'
import { requireRole } from '../auth/require-user.ts'
import { mailLanguages } from '../mail/mail-texts.ts'
import type { Services } from '../services.ts'
import { findCommonSdsLanguages, findSharedProducts } from './find-shared-products.ts'
import { findAnswer, readShareRequest } from './answer-once.ts'
import { planShare, toMailOrder } from './plan-share.ts'
import { findPersonalLink, noteArrival, noteOpening } from './delivery-queries.ts'
import { showsWhatWasShared } from './judge-link.ts'
import { readShareSettings, readSynonymIds, shareBody, shareLanguagesBody, sharePreviewBody } from './read-share-request.ts'
import { sendMailPreview } from './send-mail-preview.ts'
import { storeShare } from './send-share.ts'
import { sharedPath } from './write-link.ts'

const tokenPath = z.object({ token: z.string().max(100) })

/** Sharing products by e-mail (specification, section 7), and the personal links of the mails. */
export function shareRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.post(
    '/api/v1/products/shareProductLangs',
    { schema: { body: shareLanguagesBody, response: { 200: shareLanguages } } },
    async (request, reply) => {
      const member = await requireRole(services, request, reply, 'viewer')
      const products = await findSharedProducts(services, member, readSynonymIds('synonym_ids', request.body.synonym_ids), 'synonym_ids')
      const sds = findCommonSdsLanguages(products)
      const written = mailLanguages()
      return {
        ui: languages.filter(({ code }) => written.includes(code)).map(({ code, name }) => ({ id: code, text: name })),
        sds: languages.filter(({ code }) => sds.includes(code)).map(({ code, name }) => ({ id: languageIdOf(code), text: name })),
      }
    },
  )

  typed.post(
    '/api/v1/products/sharePreview',
    { schema: { body: sharePreviewBody, response: { 200: z.string() } } },
    async (request, reply) => {
      const member = await requireRole(services, request, reply, 'viewer')
      const settings = readShareSettings(request.body)
      const products = await findSharedProducts(services, member, readSynonymIds('synonym_ids', request.body.synonym_ids), 'synonym_ids')
      return sendMailPreview(services, reply, toMailOrder(planShare(member, settings, products)))
    },
  )

  typed.post(
    '/api/v1/products/group_action/share',
    { schema: { body: shareBody, response: { 200: sentShare } } },
    async (request, reply) => {
      const member = await requireRole(services, request, reply, 'viewer')
      const { recipients, ...settings } = readShareSettings(request.body)
      const synonymIds = readSynonymIds('products', request.body.products)
      const once = readShareRequest(request, { recipients, ...settings, synonymIds })
      const sender = { workgroupId: member.workgroup.workgroupId, senderId: member.user.id }
      const before = once && (await findAnswer(services, sender, once))
      const { kind: transport } = services.mail
      if (before) return { ...before, transport }
      const products = await findSharedProducts(services, member, synonymIds, 'products')
      const plan = planShare(member, { ...settings, recipients }, products)
      const id = await services.db
        .transaction()
        .execute((tx) =>
          storeShare(services, tx, plan, recipients, { workgroupId: sender.workgroupId, userId: sender.senderId, request: once }),
        )
      if (id !== null) return { id, recipients: recipients.length, transport }
      // The same request was under way in another call.
      const meanwhile = once && (await findAnswer(services, sender, once))
      if (!meanwhile) throw new Error('A share that was stored meanwhile cannot be found')
      return { ...meanwhile, transport }
    },
  )

  // The only place where an opening is noted: public pages note nothing.
  typed.get('/p/s/:token', { schema: { params: tokenPath } }, async (request, reply) => {
    const isPrefetch = [request.headers['sec-purpose'], request.headers.purpose].some((purpose) =>
      String(purpose ?? '').includes('prefetch'),
    )
    const { token } = request.params
    const link = await findPersonalLink(services.db, token)
    if (link && request.method === 'GET' && !isPrefetch) {
      await noteArrival(services.db, link.deliveryId)
      if (await showsWhatWasShared(services, link)) await noteOpening(services.db, token)
    }
    return reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .redirect(link ? sharedPath(link) : dossierErrorPath, 303)
  })
}
