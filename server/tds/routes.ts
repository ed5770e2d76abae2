import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tdsFileName } from '../../documents/tds/write-tds-pdf.ts'
import { isOn } from '../../shared/is-on.ts'
import { requireOwnProduct, requireRole } from '../auth/require-user.ts'
import { documentWishes, fileWishes, findDocument, versionNumber } from '../product-view/find-document.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { loadSnapshot, readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { renderTdsPdf, tdsPdfKey } from './render-tds-pdf.ts'
import { viewTds } from './view-tds.ts'

const path = z.object({ lang: z.string(), id: z.string() })
const memberPath = z.object({ lang: z.string(), synonymId: z.string() })
const query = z.object({ version: versionNumber.optional(), ...documentWishes })
const pdfQuery = query.extend(fileWishes)

/** Technical data sheets: view and PDF for everybody, PDF by synonym for whoever is signed in (specification, section 7). */
export function tdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/p/tds/view/:lang/-:id',
    { schema: { params: path, querystring: query, response: { 200: z.string() } } },
    async (request, reply) => {
      const { product, version, language } = await findDocument(services, 'tds', request)
      reply.header('content-language', language)
      return reply.type('text/html; charset=utf-8').send(await viewTds(services, product, version, language))
    },
  )

  typed.get('/api/v1/p/tds/pdf/:lang/-:id', { schema: { params: path, querystring: pdfQuery } }, (request, reply) =>
    sendPdf(request, reply),
  )

  typed.get('/api/v1/tds/pdf/:lang/:synonymId', { schema: { params: memberPath, querystring: pdfQuery } }, async (request, reply) => {
    const member = await requireRole(services, request, reply, 'viewer')
    const id = await requireOwnProduct(services, member, { synonymId: readId(request.params.synonymId) })
    return sendPdf(request, reply, id)
  })

  async function sendPdf(
    request: FastifyRequest<{ Querystring: z.infer<typeof pdfQuery>; Params: Record<string, string> }>,
    reply: FastifyReply,
    id?: number,
  ) {
    const { product, version, language } = await findDocument(services, 'tds', request, id)
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
