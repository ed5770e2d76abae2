import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { safetyFormats } from '../../documents/safety/safety-model.ts'
import { safetyFileName } from '../../documents/safety/write-safety-pdf.ts'
import { isOn } from '../../shared/is-on.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { html } from '../api/name-schema.ts'
import {
  documentOptions,
  fileOptions,
  findDocument,
  type DocumentRequest,
  type RequestedVersion,
} from '../document-address/find-document.ts'
import { documentLanguage, permalinkId, qrCode } from '../document-address/document-parameters.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { AppError } from '../errors.ts'
import { safetyDataSheet } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { renderSafetyPdf, safetyPdfKey, viewSafety } from './render-safety.ts'

const path = z.object({ id: permalinkId, lang: documentLanguage })
const viewQuery = z.object({ qrCode, ...documentOptions })
const pdfQuery = viewQuery.extend({ format: z.enum(safetyFormats).default('A4').describe('Size of the page'), ...fileOptions })

/** Safety instructions for everybody, from the newest version of the safety data sheet: view and PDF (specification, section 7). */
export function safetyRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/sdsRender/ipi/-:id/:lang/P',
    {
      config: { access: 'everybody', forOtherSites: true, refusals: [302], example: { params: { id: '1001', lang: '1' } } },
      schema: {
        tags: ['Safety instructions'],
        summary: 'Safety instructions as HTML',
        produces: ['text/html'],
        params: path,
        querystring: viewQuery,
        response: { 200: html },
      },
    },
    async (request, reply) => {
      const { product, version, language } = await findInstructions(services, request)
      const html = await viewSafety(services, product, version, { language, qrCode: request.query.qrCode === '1' })
      return reply.type('text/html; charset=utf-8').header('content-language', language).send(html)
    },
  )

  typed.get(
    '/api/v1/sdsRender/ipiPdf/-:id/:lang/P',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        refusals: [302],
        example: { params: { id: '1001', lang: '1' }, query: { format: 'A4' } },
      },
      schema: {
        tags: ['Safety instructions'],
        summary: 'Safety instructions as PDF',
        description: 'A2: the poster; A4: the page.',
        produces: ['application/pdf'],
        params: path,
        querystring: pdfQuery,
      },
    },
    async (request, reply) => {
      const { product, version, language } = await findInstructions(services, request)
      const { format } = request.query
      const options = { language, qrCode: request.query.qrCode === '1', format }
      return sendDocument(request, reply, {
        product,
        key: safetyPdfKey(services, product, version, options),
        type: 'application/pdf',
        fileName: safetyFileName(product.record.name, format),
        languages: [language],
        disposition: isOn(request.query.download, false) ? 'attachment' : 'inline',
        make: () => renderSafetyPdf(services, product, version, options, waiterOf(services, request, reply)),
      })
    },
  )
}

/** @throws {AppError} CLIENT_SIDE 404 also if the product has a safety data sheet but no instructions */
async function findInstructions(services: Services, request: DocumentRequest): Promise<RequestedVersion> {
  const requested = await findDocument(services, safetyDataSheet, request)
  if (requested.product.record.documents.safetyInstructions) return requested
  throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('id', 'notFound')] })
}
