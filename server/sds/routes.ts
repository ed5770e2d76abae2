import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sdscomFileName } from '../../documents/sdscom/write-sdscom.ts'
import { writeNoSheet } from '../../documents/sds/write-no-sheet.ts'
import { sdsFileName } from '../../documents/sds/write-sds-pdf.ts'
import { isOn } from '../../shared/is-on.ts'
import { html, named } from '../api/name-schema.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import { documentOptions, fileOptions, findDocument, findSheetless, versionNumber } from '../document-address/find-document.ts'
import { documentLanguage, ownSynonymId, permalinkId, publishedVersion, qrCode } from '../document-address/document-parameters.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { loadSnapshot, originOf } from '../products/load-product.ts'
import { requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { renderSdsPdf, sdsPdfKey } from './render-sds-pdf.ts'
import { renderSdscom, sdscomKey } from './render-sdscom.ts'
import { compareSheets, findSdsVersion, safetyDataSheet, viewSheet } from './view-sds.ts'

const path = z.object({ id: permalinkId, lang: documentLanguage })
const memberPath = z.object({ synonymId: ownSynonymId, lang: documentLanguage })
const viewQuery = z.object({ version: publishedVersion, qrCode, ...documentOptions })
const compareQuery = z.object({
  compare_version_id: versionNumber.describe('Number of the older version'),
  orig_version_id: versionNumber.optional().describe('Number of the newer version; without it the newest'),
  qrCode,
  ...documentOptions,
})
const pdfQuery = viewQuery.extend({ format: z.literal('A4').default('A4').describe('Size of the page'), ...fileOptions })
const exchangeQuery = z.object({ version: publishedVersion, ...documentOptions })
const sheetAnswer = z.object({ html: z.string(), sections: z.array(z.number().int()) })

/** Safety data sheets: view, comparison and PDF for everybody, PDF by synonym for a signed-in user (specification, section 7). */
export function sdsRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/sdsRender/view/-:id/:lang',
    {
      config: { access: 'everybody', forOtherSites: true, refusals: [302], example: { params: { id: '1001', lang: '1' } } },
      schema: {
        tags: ['Safety data sheet'],
        summary: 'The sheet as HTML',
        produces: ['text/html'],
        params: path,
        querystring: viewQuery,
        response: { 200: html },
      },
    },
    async (request, reply) => {
      const none = await findSheetless(services, request.params)
      if (none) return reply.type('text/html; charset=utf-8').header('content-language', none).send(writeNoSheet(none))
      const { product, version, language } = await findDocument(services, safetyDataSheet, request)
      const sheet = await viewSheet(services, product, version, {
        language,
        qrCode: request.query.qrCode === '1',
        origin: originOf(services, product.brand),
      })
      return reply.type('text/html; charset=utf-8').header('content-language', language).send(sheet.html)
    },
  )

  typed.get(
    '/api/v1/sdsRender/compare/-:id/:lang',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        feature: 'compareVersions',
        refusals: [302],
        example: { params: { id: '1001', lang: '1' }, query: { compare_version_id: '1', orig_version_id: '3' } },
      },
      schema: {
        tags: ['Safety data sheet'],
        summary: 'The sheet with its changes since an older version',
        description: 'Additions are marked ins, removals del; sections gives the numbers of the sections that differ.',
        params: path,
        querystring: compareQuery,
        response: { 200: named('SheetAnswer', sheetAnswer) },
      },
    },
    async (request, reply) => {
      const { compare_version_id: olderNumber, orig_version_id: number, qrCode: shown, strict } = request.query
      const { url, routeOptions, params } = request
      const requested = { url, routeOptions, params, query: { version: number, strict } }
      const { product, version, language } = await findDocument(services, safetyDataSheet, requested)
      const older = findSdsVersion(product, olderNumber)
      if (!older) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('compare_version_id', 'notFound')] })
      if (older.number >= version.number)
        throw new AppError('CLIENT_SIDE', {
          status: 400,
          reasons: [reasonAt('compare_version_id', 'olderVersion')],
        })
      const { html, sections } = await compareSheets(services, product, version, older, {
        language,
        qrCode: shown === '1',
        origin: originOf(services, product.brand),
      })
      reply.header('content-language', language)
      return { html, sections }
    },
  )

  const sendPdf = async (
    request: FastifyRequest<{ Querystring: z.infer<typeof pdfQuery>; Params: Record<string, string> }>,
    reply: FastifyReply,
    id?: number,
  ) => {
    const { product, version, language } = await findDocument(services, safetyDataSheet, request, id)
    const options = { language, qrCode: request.query.qrCode === '1' }
    // The name is the version's own, as in the sheet itself: it stays when the product is renamed later.
    const { name } = await loadSnapshot(services, product.id, version)
    return sendDocument(request, reply, {
      key: sdsPdfKey(services, product, version, options),
      type: 'application/pdf',
      fileName: sdsFileName(name),
      languages: [language],
      audience: id === undefined ? 'public' : 'private',
      disposition: isOn(request.query.download, false) ? 'attachment' : 'inline',
      ...(id === undefined ? { product } : {}),
      make: () => renderSdsPdf(services, product, version, options, waiterOf(services, request, reply)),
    })
  }
  const pdfSchema = { tags: ['Safety data sheet'], produces: ['application/pdf'], querystring: pdfQuery }
  typed.get(
    '/api/v1/sdsRender/sdsPdf/-:id/:lang',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        refusals: [302],
        example: { params: { id: '1001', lang: '1' }, query: { version: '3', qrCode: '1' } },
      },
      schema: { ...pdfSchema, summary: 'The sheet as PDF', params: path },
    },
    (request, reply) => sendPdf(request, reply),
  )
  typed.get(
    '/api/v1/sdsRender/sdscom/-:id/:lang',
    {
      config: { access: 'everybody', forOtherSites: true, refusals: [302], example: { params: { id: '1001', lang: '1' } } },
      schema: {
        tags: ['Safety data sheet'],
        summary: 'The sheet as SDScom XML',
        description:
          'Version 5.6 of the schema of eSDScom: what the sheet says, in elements where the format has one and otherwise in words.',
        produces: ['application/xml'],
        params: path,
        querystring: exchangeQuery,
      },
    },
    async (request, reply) => {
      const { product, version, language } = await findDocument(services, safetyDataSheet, request)
      const { name } = await loadSnapshot(services, product.id, version)
      return sendDocument(request, reply, {
        key: sdscomKey(services, product, version, language),
        type: 'application/xml; charset=utf-8',
        fileName: sdscomFileName(name),
        languages: [language],
        audience: 'public',
        disposition: 'attachment',
        product,
        make: () => renderSdscom(services, product, version, language, waiterOf(services, request, reply)),
      })
    },
  )
  typed.get(
    '/api/sdsRender/pdf/-:id/:lang',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        refusals: [302],
        example: { params: { id: '1001', lang: '1' }, query: { format: 'A4' } },
      },
      schema: { ...pdfSchema, summary: 'The sheet as PDF, at its other address', params: path },
    },
    (request, reply) => sendPdf(request, reply),
  )

  typed.get(
    '/api/sdsRender/pdf/:synonymId/:lang',
    {
      config: { access: 'viewer', key: 'read', refusals: [302], example: { params: { synonymId: '5010', lang: '1' } } },
      schema: { ...pdfSchema, summary: 'The sheet of a product of the workgroup as PDF', params: memberPath },
    },
    async (request, reply) => {
      const { id } = await requireProduct(services, request)
      return sendPdf(request, reply, id)
    },
  )
}
