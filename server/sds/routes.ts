import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sdsFileName } from '../../documents/sds/write-sds-pdf.ts'
import { requireOwnProduct, requireRole } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import { findVersion, versionNumber } from '../documents/find-version.ts'
import { sendDocument } from '../documents/send-document.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { renderSdsPdf, sdsPdfKey } from './render-sds-pdf.ts'
import { compareSheets, findSdsVersion, viewSheet } from './view-sds.ts'

const path = z.object({ id: z.string(), lang: z.string() })
const memberPath = z.object({ synonymId: z.string(), lang: z.string() })
/** '1' visible, '0' not; visible by default (specification, section 9). */
const qrCode = z.enum(['0', '1']).default('1')
const viewQuery = z.object({ version: versionNumber.optional(), qrCode })
const compareQuery = z.object({ compare_version_id: versionNumber, orig_version_id: versionNumber.optional(), qrCode })
const pdfQuery = z.object({ version: versionNumber.optional(), qrCode, format: z.literal('A4').default('A4') })
const sheetAnswer = z.object({ html: z.string(), sections: z.array(z.number().int()) })

/** Safety data sheets: view, comparison and PDF for everybody, PDF by synonym for whoever is signed in (specification, section 7). */
export function sdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/sdsRender/view/-:id/:lang',
    { schema: { params: path, querystring: viewQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const { product, version, language } = await findVersion(services, 'sds', request.params, request.query.version)
      const sheet = await viewSheet(services, product, version, { language, qrCode: request.query.qrCode === '1' })
      return reply.type('text/html; charset=utf-8').send(sheet.html)
    },
  )

  typed.get(
    '/api/v1/sdsRender/compare/-:id/:lang',
    { schema: { params: path, querystring: compareQuery, response: { 200: sheetAnswer } } },
    async (request) => {
      const { compare_version_id: olderNumber, orig_version_id: number, qrCode: shown } = request.query
      const { product, version, language } = await findVersion(services, 'sds', request.params, number)
      const older = findSdsVersion(product, olderNumber)
      if (!older) throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'compare_version_id', reason: 'no such version' }] })
      if (older.number >= version.number)
        throw new AppError('CLIENT_SIDE', {
          status: 400,
          fields: [{ field: 'compare_version_id', reason: 'must be older than the version that it is compared with' }],
        })
      const { html, sections } = await compareSheets(services, product, version, older, { language, qrCode: shown === '1' })
      return { html, sections }
    },
  )

  const sendPdf = async (
    request: FastifyRequest<{ Querystring: z.infer<typeof pdfQuery> }>,
    reply: FastifyReply,
    params: z.infer<typeof path>,
    audience: 'public' | 'private' = 'public',
  ) => {
    const { product, version, language } = await findVersion(services, 'sds', params, request.query.version)
    const options = { language, qrCode: request.query.qrCode === '1' }
    return sendDocument(request, reply, {
      key: sdsPdfKey(services, product, version, options),
      type: 'application/pdf',
      fileName: sdsFileName(product.record.name),
      audience,
      make: () => renderSdsPdf(services, product, version, options),
    })
  }
  for (const url of ['/api/v1/sdsRender/sdsPdf/-:id/:lang', '/api/sdsRender/pdf/-:id/:lang'])
    typed.get(url, { schema: { params: path, querystring: pdfQuery } }, (request, reply) => sendPdf(request, reply, request.params))

  typed.get('/api/sdsRender/pdf/:synonymId/:lang', { schema: { params: memberPath, querystring: pdfQuery } }, async (request, reply) => {
    const member = await requireRole(services, request, reply, 'viewer')
    const id = await requireOwnProduct(services, member, { synonymId: readId(request.params.synonymId) })
    return sendPdf(request, reply, { id: String(id), lang: request.params.lang }, 'private')
  })
}
