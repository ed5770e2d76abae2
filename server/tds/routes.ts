import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tdsFileName } from '../../documents/tds/write-tds-pdf.ts'
import { findVersion, versionNumber } from '../documents/find-version.ts'
import { sendDocument } from '../documents/send-document.ts'
import { loadSnapshot } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { renderTdsPdf, tdsPdfKey } from './render-tds-pdf.ts'
import { viewTds } from './view-tds.ts'

const path = z.object({ lang: z.string(), id: z.string() })
const query = z.object({ version: versionNumber.optional() })

/** Technical data sheets for everybody: view and PDF (specification, section 7). */
export function tdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/p/tds/view/:lang/-:id',
    { schema: { params: path, querystring: query, response: { 200: z.string() } } },
    async (request, reply) => {
      const { product, version, language } = await findVersion(services, 'tds', request.params, request.query.version)
      return reply.type('text/html; charset=utf-8').send(await viewTds(services, product, version, language))
    },
  )

  typed.get('/api/v1/p/tds/pdf/:lang/-:id', { schema: { params: path, querystring: query } }, async (request, reply) => {
    const { product, version, language } = await findVersion(services, 'tds', request.params, request.query.version)
    // The name is the version's own: it stays when the product is renamed later.
    const { name } = await loadSnapshot(services, product.id, version)
    return sendDocument(request, reply, {
      key: tdsPdfKey(services, product, version, language),
      type: 'application/pdf',
      fileName: tdsFileName(name, version.revisedOn),
      make: () => renderTdsPdf(services, product, version, language),
    })
  })
}
