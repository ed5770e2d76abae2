import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nameFile } from '../../documents/name-file.ts'
import { labelFileName } from '../../documents/label/name-label-file.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { labelQuery } from '../../shared/label-options.ts'
import { isOn } from '../../shared/is-on.ts'
import { findProductOwner } from '../auth/queries.ts'
import { requireOwnProduct, requireRole } from '../auth/require-user.ts'
import { documentWishes, fileWishes } from '../product-view/find-document.ts'
import { sendDocument } from '../http/send-document.ts'
import { waiterOf } from '../documents/waiter.ts'
import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { bulkLabelRoutes } from './bulk-routes.ts'
import { findLabel } from './find-label.ts'
import { findXlsx, xlsxBody } from './find-xlsx.ts'
import { labelXlsxKey, renderLabelDocx, renderLabelXlsx } from './render-office-files.ts'
import { nameRules } from './name-rules.ts'
import { labelKey, renderLabelPdf, renderLabelPreview } from './render-label.ts'

const path = z.object({ id: z.string() })
const imageQuery = labelQuery.extend(documentWishes)
const fileQuery = imageQuery.extend(fileWishes)

/** Labels: preview and PDF for everybody, Word and the spreadsheet for label printing for members (specification, section 7). */
export function labelRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  bulkLabelRoutes(app, services)

  typed.get('/api/v1/productLabelRender/view/-:id', { schema: { params: path, querystring: imageQuery } }, async (request, reply) => {
    const asked = await findLabel(services, request, readId(request.params.id))
    nameRules(reply, asked)
    return sendDocument(request, reply, {
      key: labelKey(services, asked, 'png'),
      type: 'image/png',
      fileName: labelFileName(asked.product.record.name, asked.options, 'png'),
      languages: asked.options.languages,
      make: () => renderLabelPreview(services, asked, waiterOf(services, request, reply)),
    })
  })

  typed.get('/api/v1/productLabelRender/pdf/-:id', { schema: { params: path, querystring: fileQuery } }, async (request, reply) => {
    const asked = await findLabel(services, request, readId(request.params.id))
    nameRules(reply, asked)
    return sendDocument(request, reply, {
      key: labelKey(services, asked, 'pdf'),
      type: 'application/pdf',
      fileName: labelFileName(asked.product.record.name, asked.options, 'pdf'),
      languages: asked.options.languages,
      disposition: isOn(request.query.download, false) ? 'attachment' : 'inline',
      make: () => renderLabelPdf(services, asked, waiterOf(services, request, reply)),
    })
  })
  typed.get('/api/v1/label/docx/-:id', { schema: { params: path, querystring: imageQuery } }, async (request, reply) => {
    const id = await requireLinkedProduct(services, request, reply, request.params.id)
    const asked = await findLabel(services, request, id)
    nameRules(reply, asked)
    return sendDocument(request, reply, {
      key: labelKey(services, asked, 'docx'),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      fileName: labelFileName(asked.product.record.name, asked.options, 'docx'),
      languages: asked.options.languages,
      audience: 'private',
      disposition: 'attachment',
      make: () => renderLabelDocx(services, asked, waiterOf(services, request, reply)),
    })
  })

  typed.post('/api/v1/label/nice_label', { schema: { body: xlsxBody } }, async (request, reply) => {
    const member = await requireRole(services, request, reply, 'viewer')
    const asked = await findXlsx(services, member, request.body)
    return sendDocument(request, reply, {
      key: labelXlsxKey(services, asked),
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileName: nameFile('Label_', asked.product.record.name, '.xlsx'),
      languages: asked.options.languages,
      audience: 'private',
      disposition: 'attachment',
      make: () => renderLabelXlsx(services, asked, waiterOf(services, request, reply)),
    })
  })
}

/**
 * The product of a link. A link names no workgroup, so it is a member's where any of his groups has the product.
 * @throws {AppError} as `requireRole` for a viewer and `requireOwnProduct`
 */
async function requireLinkedProduct(services: Services, request: FastifyRequest, reply: FastifyReply, text: string): Promise<number> {
  const member = await requireRole(services, request, reply, 'viewer')
  const permalinkId = readId(text)
  const owner = permalinkId === null ? undefined : await findProductOwner(services.db, { permalinkId })
  const { workgroupHeader } = findBrandByHost(request.host, services.brands)
  const namesGroup = request.headers[workgroupHeader] !== undefined
  const own = namesGroup ? undefined : member.user.memberships.find(({ workgroupId }) => workgroupId === owner?.workgroupId)
  return requireOwnProduct(services, { ...member, workgroup: own ?? member.workgroup }, { permalinkId })
}
