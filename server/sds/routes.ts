import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sdsFileName } from '../../documents/sds/write-sds-pdf.ts'
import { findLanguageById, type LanguageCode } from '../../shared/languages.ts'
import { AppError } from '../errors.ts'
import { loadProduct, readId, type Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'
import { sendDocument } from '../documents/send-document.ts'
import type { Services } from '../services.ts'
import { renderSdsPdf, sdsPdfKey } from './render-sds-pdf.ts'
import { compareSheets, findSdsVersion, viewSheet } from './view-sds.ts'

const path = z.object({ id: z.string(), lang: z.string() })
/** '1' visible, '0' not; visible by default (specification, section 9). */
const qrCode = z.enum(['0', '1']).default('1')
const versionNumber = z.coerce.number().int().positive().max(1_000_000)
const viewQuery = z.object({ version: versionNumber.optional(), qrCode })
const compareQuery = z.object({ compare_version_id: versionNumber, orig_version_id: versionNumber.optional(), qrCode })
const pdfQuery = z.object({ version: versionNumber.optional(), qrCode, format: z.literal('A4').default('A4') })
const sheetAnswer = z.object({ html: z.string(), sections: z.array(z.number().int()) })

/** Safety data sheets for everybody: view, comparison and PDF (specification, section 7). */
export function sdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/sdsRender/view/-:id/:lang',
    { schema: { params: path, querystring: viewQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const { product, version, language } = await findSheet(services, request.params, request.query.version)
      const sheet = await viewSheet(services, product, version, { language, qrCode: request.query.qrCode === '1' })
      return reply.type('text/html; charset=utf-8').send(sheet.html)
    },
  )

  typed.get(
    '/api/v1/sdsRender/compare/-:id/:lang',
    { schema: { params: path, querystring: compareQuery, response: { 200: sheetAnswer } } },
    async (request) => {
      const { compare_version_id: olderNumber, orig_version_id: number, qrCode: shown } = request.query
      const { product, version, language } = await findSheet(services, request.params, number)
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
    request: FastifyRequest<{ Params: z.infer<typeof path>; Querystring: z.infer<typeof pdfQuery> }>,
    reply: FastifyReply,
  ) => {
    const { product, version, language } = await findSheet(services, request.params, request.query.version)
    const options = { language, qrCode: request.query.qrCode === '1' }
    return sendDocument(request, reply, {
      key: sdsPdfKey(services, product, version, options),
      type: 'application/pdf',
      fileName: sdsFileName(product.record.name),
      make: () => renderSdsPdf(services, product, version, options),
    })
  }
  typed.get('/api/v1/sdsRender/sdsPdf/-:id/:lang', { schema: { params: path, querystring: pdfQuery } }, sendPdf)
  typed.get('/api/sdsRender/pdf/-:id/:lang', { schema: { params: path, querystring: pdfQuery } }, sendPdf)
}

/** A sheet exists for a published product, a known language in which it is complete, and a version that was published. */
async function findSheet(
  services: Services,
  params: { id: string; lang: string },
  versionAsked: number | undefined,
): Promise<{ product: Product; version: StoredVersion; language: LanguageCode }> {
  const id = readId(params.id)
  const product = id === null ? null : await loadProduct(services, id)
  if (!product || product.status === 'withdrawn' || !product.record.documents.sds)
    throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'id', reason: 'no such product' }] })
  const language = /^\d{1,2}$/.test(params.lang) ? findLanguageById(Number(params.lang)) : undefined
  if (!language) throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'lang', reason: 'no such language' }] })
  const version = findSdsVersion(product, versionAsked ?? null)
  if (!version) throw new AppError('CLIENT_SIDE', { status: 404, fields: [{ field: 'version', reason: 'No valid SDS version' }] })
  return { product, version, language: language.code }
}
