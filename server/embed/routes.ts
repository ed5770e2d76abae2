import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { productCard, productCardQuery } from '../../shared/product-card.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { negotiateLanguage } from '../../shared/visitor-language.ts'
import { named } from '../api/name-schema.ts'
import { AppError } from '../errors.ts'
import { permalinkId } from '../document-address/document-parameters.ts'
import { findLabelLanguages } from '../label/find-label.ts'
import { loadProduct, readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { viewCard } from './view-card.ts'

const folder = path.join(projectFolder, 'server/embed')

/** The card of a product for pages of shops (docs/decisions/137-from-a-shops-page.md). */
export function embedRoutes(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/products/-:id/card',
    {
      config: { access: 'everybody', forOtherSites: true, example: { params: { id: '1001' }, query: { language: 'de' } } },
      schema: {
        tags: ['Products'],
        summary: 'The card of a product for an offer',
        description:
          'The elements of the label, which a distance offer has to show (CLP Article 48), and the addresses of the documents, in one language; for pages of other sites. A product without a label has no card.',
        params: z.object({ id: permalinkId }),
        querystring: productCardQuery,
        response: { 200: named('ProductCard', productCard) },
      },
    },
    async (request, reply) => {
      const id = readId(request.params.id)
      const product = id === null ? null : await loadProduct(services, id)
      const isOffered = product?.status === 'active' && product.record.documents.label
      const valid = isOffered ? await findLabelLanguages(services, product) : []
      const [first] = valid
      if (!product || first === undefined) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
      // Empty options count as absent. Shops write de_AT as often as de-AT.
      const wished = (request.query.language?.trim().replaceAll('_', '-') || request.headers['accept-language']) ?? '*'
      const ofPage = negotiateLanguage(wished, valid, null)
      const language = ofPage ?? first
      reply.header('cache-control', 'public, no-cache').header('content-language', language).header('vary', 'Accept-Language')
      return viewCard(services, product, { language, isLanguageOfPage: ofPage !== null || wished.includes('*') })
    },
  )

  app.get('/embed/permasheet-product.js', { config: { access: 'everybody', forOtherSites: true } }, (_request, reply) =>
    reply.sendFile('permasheet-product.js', folder, { maxAge: '1h' }),
  )
}
