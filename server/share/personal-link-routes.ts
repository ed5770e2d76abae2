import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { dossierErrorPath, personalLinkPath } from '../../shared/links.ts'
import { isTabEnabled } from '../../shared/tabs.ts'
import { noteArrival } from '../mail/queries.ts'
import { sharedPath, type SharedLink } from '../mail/shared-path.ts'
import { loadProduct } from '../products/load-product.ts'
import { viewProduct } from '../product-view/view-product.ts'
import { findSdsVersion, findValidLanguages, viewSheet } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findPersonalLink, noteOpening } from './personal-link-queries.ts'

const tokenPath = z.object({ token: z.string().max(100) })

/** The personal links of the mails. */
export function personalLinkRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  // The only place that records an opening; public pages record nothing.
  typed.get(personalLinkPath(':token'), { config: { access: 'everybody' }, schema: { params: tokenPath } }, async (request, reply) => {
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

/**
 * Whether a personal link shows the shared document, and not the message that the product was removed, another page, or an error. Only then
 * does it count as opened. Repeats the checks of the page, since the page itself records nothing.
 */
async function showsWhatWasShared(services: Services, link: SharedLink): Promise<boolean> {
  try {
    return await canBeShown(services, link)
  } catch (error) {
    services.log.warn({ err: error, product: link.permalinkId, version: link.sdsVersion }, 'what a personal link leads to cannot be shown')
    return false
  }
}

async function canBeShown(services: Services, link: SharedLink): Promise<boolean> {
  const product = await loadProduct(services, link.permalinkId)
  if (!product || product.status === 'withdrawn') return false
  const { documentState } = await viewProduct(services, product, link.messageLanguage)
  if (link.target === 'ui') return true
  const version = findSdsVersion(product, link.sdsVersion)
  if (!version) return false
  const complete = await findValidLanguages(services, product, version)
  // The page redirects to the first language in which the pinned version exists.
  const wished = link.documentLanguage ?? link.messageLanguage
  const language = complete.includes(wished) ? wished : complete[0]
  if (language === undefined || !isTabEnabled('gh', { ...documentState, validLanguages: complete.length, languageExists: true }))
    return false
  await viewSheet(services, product, version, { language, qrCode: true })
  return true
}
