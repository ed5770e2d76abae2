import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeNoSheet } from '../../documents/sds/write-no-sheet.ts'
import { sdsFileName } from '../../documents/sds/write-sds-pdf.ts'
import { isOn } from '../../shared/is-on.ts'
import { requireOwnProduct, requireRole } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { documentWishes, fileWishes, findDocument, findSheetless, versionNumber } from '../product-view/find-document.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { renderSdsPdf, sdsPdfKey } from './render-sds-pdf.ts'
import { compareSheets, findSdsVersion, viewSheet } from './view-sds.ts'

const path = z.object({ id: z.string(), lang: z.string() })
const memberPath = z.object({ synonymId: z.string(), lang: z.string() })
/** '1' visible, '0' not; visible by default (specification, section 9). */
const qrCode = z.enum(['0', '1']).default('1')
const viewQuery = z.object({ version: versionNumber.optional(), qrCode, ...documentWishes })
const compareQuery = z.object({ compare_version_id: versionNumber, orig_version_id: versionNumber.optional(), qrCode, ...documentWishes })
const pdfQuery = viewQuery.extend({ format: z.literal('A4').default('A4'), ...fileWishes })
const sheetAnswer = z.object({ html: z.string(), sections: z.array(z.number().int()) })

/** Safety data sheets: view, comparison and PDF for everybody, PDF by synonym for whoever is signed in (specification, section 7). */
export function sdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/sdsRender/view/-:id/:lang',
    { schema: { params: path, querystring: viewQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const none = await findSheetless(services, request.params)
      if (none) return reply.type('text/html; charset=utf-8').header('content-language', none).send(writeNoSheet(none))
      const { product, version, language } = await findDocument(services, 'sds', request)
      const sheet = await viewSheet(services, product, version, { language, qrCode: request.query.qrCode === '1' })
      return reply.type('text/html; charset=utf-8').header('content-language', language).send(sheet.html)
    },
  )

  typed.get(
    '/api/v1/sdsRender/compare/-:id/:lang',
    { schema: { params: path, querystring: compareQuery, response: { 200: sheetAnswer } } },
    async (request, reply) => {
      const { compare_version_id: olderNumber, orig_version_id: number, qrCode: shown, strict } = request.query
      const { url, routeOptions, params } = request
      const asked = { url, routeOptions, params, query: { version: number, strict } }
      const { product, version, language } = await findDocument(services, 'sds', asked)
      const older = findSdsVersion(product, olderNumber)
      if (!older) throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'compare_version_id', reason: 'no such version' }] })
      if (older.number >= version.number)
        throw new AppError('CLIENT_SIDE', {
          status: 400,
          fields: [{ field: 'compare_version_id', reason: 'must be older than the version that it is compared with' }],
        })
      const { html, sections } = await compareSheets(services, product, version, older, { language, qrCode: shown === '1' })
      reply.header('content-language', language)
      return { html, sections }
    },
  )

  const sendPdf = async (
    request: FastifyRequest<{ Querystring: z.infer<typeof pdfQuery>; Params: Record<string, string> }>,
    reply: FastifyReply,
    id?: number,
  ) => {
    const { product, version, language } = await findDocument(services, 'sds', request, id)
    const options = { language, qrCode: request.query.qrCode === '1' }
    return sendDocument(request, reply, {
      key: sdsPdfKey(services, product, version, options),
      type: 'application/pdf',
      fileName: sdsFileName(product.record.name),
      languages: [language],
      audience: id === undefined ? 'public' : 'private',
      disposition: isOn(request.query.download, false) ? 'attachment' : 'inline',
      make: () => renderSdsPdf(services, product, version, options, waiterOf(services, request, reply)),
    })
  }
  for (const url of ['/api/v1/sdsRender/sdsPdf/-:id/:lang', '/api/sdsRender/pdf/-:id/:lang'])
    typed.get(url, { schema: { params: path, querystring: pdfQuery } }, (request, reply) => sendPdf(request, reply))

  typed.get('/api/sdsRender/pdf/:synonymId/:lang', { schema: { params: memberPath, querystring: pdfQuery } }, async (request, reply) => {
    const member = await requireRole(services, request, reply, 'viewer')
    const id = await requireOwnProduct(services, member, { synonymId: readId(request.params.synonymId) })
    return sendPdf(request, reply, id)
  })
}
