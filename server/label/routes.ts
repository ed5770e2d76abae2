import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nameFile } from '../../documents/name-file.ts'
import { labelFileName } from '../../documents/label/name-label-file.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { labelQuery } from '../../shared/label-query.ts'
import { isOn } from '../../shared/is-on.ts'
import { readZplOptions, zplQuery } from '../../shared/zpl-query.ts'
import { findProductOwner } from '../auth/queries.ts'
import { memberOf, requireOwnProduct } from '../auth/require-user.ts'
import { documentOptions, fileOptions } from '../document-address/find-document.ts'
import { permalinkId } from '../document-address/document-parameters.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { bulkLabelRoutes } from './bulk-routes.ts'
import { findLabel } from './find-label.ts'
import { findXlsx, xlsxBody } from './find-xlsx.ts'
import { labelXlsxKey, renderLabelDocx, renderLabelXlsx } from './render-office-files.ts'
import { labelZplKey, renderLabelZpl } from './render-zpl.ts'
import { nameRules, rulesOf, rulesOfTexts } from './name-rules.ts'
import { labelKey, renderLabelPdf, renderLabelPreview } from './render-label.ts'

const namesRules = 'The header Label-Rules names the rules that it follows, each with its option: `"CLP Annex I, 1.2.1.6";option=fold`.'
const labelLanguages =
  'Languages in which the label does not exist lead to the same label in the others, and where none is left, in the first in which it exists; with strict=1 they are refused.'
const spreadsheetSays =
  'It says what the label says with these options: codes, languages, content of the pack, parts switched off, QR code, info text. Without pCodes it has every code; the default content of the pack stands beside the default codes, vseb beside all. The program has a label of its own, so that sizes, margins and a text that does not fit do not matter. What a spreadsheet cannot say (lp, copies, anything unknown, a language that the label lacks) is refused by its name.'
const path = z.object({ id: permalinkId })
const imageQuery = labelQuery.extend(documentOptions)
const fileQuery = imageQuery.extend(fileOptions)
const printerQuery = imageQuery.extend(zplQuery)

/** Labels: preview and PDF for everybody, Word, ZPL and the spreadsheet for label printing for members (specification, section 7). */
export function labelRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  bulkLabelRoutes(app, services)

  typed.get(
    '/api/v1/productLabelRender/view/-:id',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        refusals: [302],
        example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1' } },
      },
      schema: {
        tags: ['Label'],
        summary: 'Preview of the label',
        description: `A label whose text does not fit is shown with its edge across the text. ${labelLanguages} ${namesRules}`,
        produces: ['image/png'],
        params: path,
        querystring: imageQuery,
      },
    },
    async (request, reply) => {
      const requested = await findLabel(services, request, readId(request.params.id))
      nameRules(reply, rulesOf(requested))
      return sendDocument(request, reply, {
        key: labelKey(services, requested, 'png'),
        type: 'image/png',
        fileName: labelFileName(requested.product.record.name, requested.options, 'png'),
        languages: requested.options.languages,
        make: () => renderLabelPreview(services, requested, waiterOf(services, request, reply)),
      })
    },
  )

  typed.get(
    '/api/v1/productLabelRender/pdf/-:id',
    {
      config: {
        access: 'everybody',
        forOtherSites: true,
        refusals: [302, 422],
        example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1', lp: '1' } },
      },
      schema: {
        tags: ['Label'],
        summary: 'The label as PDF',
        description: `Several on A4, or with lp=1 one on a page of its own. A label whose text does not fit is refused with a report. ${labelLanguages} ${namesRules}`,
        produces: ['application/pdf'],
        params: path,
        querystring: fileQuery,
      },
    },
    async (request, reply) => {
      const requested = await findLabel(services, request, readId(request.params.id))
      nameRules(reply, rulesOf(requested))
      return sendDocument(request, reply, {
        key: labelKey(services, requested, 'pdf'),
        type: 'application/pdf',
        fileName: labelFileName(requested.product.record.name, requested.options, 'pdf'),
        languages: requested.options.languages,
        disposition: isOn(request.query.download, false) ? 'attachment' : 'inline',
        make: () => renderLabelPdf(services, requested, waiterOf(services, request, reply)),
      })
    },
  )
  typed.get(
    '/api/v1/label/docx/-:id',
    {
      config: {
        access: 'viewer',
        key: 'labels',
        feature: 'labelWord',
        refusals: [302, 404, 422],
        example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1' } },
      },
      schema: {
        tags: ['Label'],
        summary: 'The label as Word document',
        description: `${labelLanguages} ${namesRules}`,
        produces: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
        params: path,
        querystring: imageQuery,
      },
    },
    async (request, reply) => {
      const id = await requireLinkedProduct(services, request, request.params.id)
      const requested = await findLabel(services, request, id)
      nameRules(reply, rulesOf(requested))
      return sendDocument(request, reply, {
        key: labelKey(services, requested, 'docx'),
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        fileName: labelFileName(requested.product.record.name, requested.options, 'docx'),
        languages: requested.options.languages,
        audience: 'private',
        disposition: 'attachment',
        make: () => renderLabelDocx(services, requested, waiterOf(services, request, reply)),
      })
    },
  )

  typed.get(
    '/api/v1/label/zpl/-:id',
    {
      config: {
        access: 'viewer',
        key: 'labels',
        refusals: [302, 404, 422],
        example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1', dpi: '203' } },
      },
      schema: {
        tags: ['Label'],
        summary: 'The label for label printers, ZPL II',
        description: `One label in black, as its PDF is set, which the printer repeats (copies). Texts are texts where font 0 of the printer has their characters, otherwise graphics; pictograms, logo and QR code are graphics. The law wants the frames of pictograms red (CLP Annex I, 1.2.1): use material that has them, with frameOFF=1. No fold-out labels. ${labelLanguages} ${namesRules}`,
        produces: ['application/zpl'],
        params: path,
        querystring: printerQuery,
      },
    },
    async (request, reply) => {
      const id = await requireLinkedProduct(services, request, request.params.id)
      const requested = { ...(await findLabel(services, request, id)), ...readZplOptions(request.query) }
      nameRules(reply, rulesOf(requested))
      return sendDocument(request, reply, {
        key: labelZplKey(services, requested),
        type: 'application/zpl',
        fileName: labelFileName(requested.product.record.name, { ...requested.options, single: true }, 'zpl'),
        languages: requested.options.languages,
        audience: 'private',
        disposition: 'attachment',
        make: () => renderLabelZpl(services, requested, waiterOf(services, request, reply)),
      })
    },
  )

  typed.post(
    '/api/v1/label/nice_label',
    {
      config: {
        access: 'viewer',
        key: 'labels',
        feature: 'labelSpreadsheet',
        refusals: [404, 422],
        example: { body: { synonym_id: '5010', xlang: ['1', '2'] } },
      },
      schema: {
        tags: ['Label'],
        summary: 'Spreadsheet for a program that prints labels',
        description: `${spreadsheetSays} ${namesRules}`,
        produces: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
        body: xlsxBody,
      },
    },
    async (request, reply) => {
      const member = memberOf(request)
      const requested = await findXlsx(services, member, request.body)
      nameRules(reply, rulesOfTexts(requested))
      return sendDocument(request, reply, {
        key: labelXlsxKey(services, requested),
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        fileName: nameFile('Label_', requested.product.record.name, '.xlsx'),
        languages: requested.options.languages,
        audience: 'private',
        disposition: 'attachment',
        make: () => renderLabelXlsx(services, requested, waiterOf(services, request, reply)),
      })
    },
  )
}

/**
 * The product of a link. A link names no workgroup, so the product may belong to any of the member's workgroups.
 * @throws {AppError} as `requireRole` for a viewer and `requireOwnProduct`
 */
async function requireLinkedProduct(services: Services, request: FastifyRequest, text: string): Promise<number> {
  const member = memberOf(request)
  const permalinkId = readId(text)
  const owner = permalinkId === null ? undefined : await findProductOwner(services.db, { permalinkId })
  const { workgroupHeader } = findBrandByHost(request.host, services.brands)
  const namesGroup = request.headers[workgroupHeader] !== undefined
  const own = namesGroup ? undefined : member.user.memberships.find(({ workgroupId }) => workgroupId === owner?.workgroupId)
  return requireOwnProduct(services, { ...member, workgroup: own ?? member.workgroup }, { permalinkId })
}
