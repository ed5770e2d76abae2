import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tdsFileName } from '../../documents/tds/write-tds-pdf.ts'
import { isOn } from '../../shared/is-on.ts'
import { html } from '../api/name-schema.ts'
import { documentOptions, fileOptions, findDocument } from '../document-address/find-document.ts'
import { documentLanguage, ownSynonymId, permalinkId, publishedVersion } from '../document-address/document-parameters.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { loadSnapshot } from '../products/load-product.ts'
import { requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { renderTdsPdf, tdsPdfKey } from './render-tds-pdf.ts'
import { technicalDataSheet, viewTds } from './view-tds.ts'

const path = z.object({ lang: documentLanguage, id: permalinkId })
const memberPath = z.object({ lang: documentLanguage, synonymId: ownSynonymId })
const query = z.object({ version: publishedVersion, ...documentOptions })
const pdfQuery = query.extend(fileOptions)

/** Technical data sheets: view and PDF for everybody, PDF by synonym for a signed-in user (specification, section 7). */
export function tdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/p/tds/view/:lang/-:id',
    {
      config: { access: 'everybody', forOtherSites: true, refusals: [302], example: { params: { id: '1001', lang: '1' } } },
      schema: {
        tags: ['Technical data sheet'],
        summary: 'The sheet as HTML',
        produces: ['text/html'],
        params: path,
        querystring: query,
        response: { 200: html },
      },
    },
    async (request, reply) => {
      const { product, version, language } = await findDocument(services, technicalDataSheet, request)
      reply.header('content-language', language)
      return reply.type('text/html; charset=utf-8').send(await viewTds(services, product, version, language))
    },
  )

  typed.get(
    '/api/v1/p/tds/pdf/:lang/-:id',
    {
      config: { access: 'everybody', forOtherSites: true, refusals: [302], example: { params: { id: '1001', lang: '1' } } },
      schema: {
        tags: ['Technical data sheet'],
        summary: 'The sheet as PDF',
        produces: ['application/pdf'],
        params: path,
        querystring: pdfQuery,
      },
    },
    (request, reply) => sendPdf(request, reply),
  )

  typed.get(
    '/api/v1/tds/pdf/:lang/:synonymId',
    {
      config: { access: 'viewer', key: 'read', refusals: [302], example: { params: { synonymId: '5010', lang: '1' } } },
      schema: {
        tags: ['Technical data sheet'],
        summary: 'The sheet of a product of the workgroup as PDF',
        produces: ['application/pdf'],
        params: memberPath,
        querystring: pdfQuery,
      },
    },
    async (request, reply) => {
      const { id } = await requireProduct(services, request)
      return sendPdf(request, reply, id)
    },
  )

  async function sendPdf(
    request: FastifyRequest<{ Querystring: z.infer<typeof pdfQuery>; Params: Record<string, string> }>,
    reply: FastifyReply,
    id?: number,
  ) {
    const { product, version, language } = await findDocument(services, technicalDataSheet, request, id)
    // The name is the version's own: it stays when the product is renamed later.
    const { name } = await loadSnapshot(services, product.id, version)
    return sendDocument(request, reply, {
      key: tdsPdfKey(services, product, version, language),
      type: 'application/pdf',
      fileName: tdsFileName(name, language, new Date()),
      languages: [language],
      audience: id === undefined ? 'public' : 'private',
      disposition: isOn(request.query.download, false) ? 'attachment' : 'inline',
      make: () => renderTdsPdf(services, product, version, language, waiterOf(services, request, reply)),
    })
  }
}
