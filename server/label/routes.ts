import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { labelFileName } from '../../documents/label/name-label-file.ts'
import { labelQuery } from '../../shared/label-options.ts'
import { sendDocument } from '../documents/send-document.ts'
import type { Services } from '../services.ts'
import { findLabel } from './find-label.ts'
import { labelKey, renderLabelPdf, renderLabelPreview } from './render-label.ts'

const path = z.object({ id: z.string() })

/** Labels for everybody: preview and PDF (specification, section 7). */
export function labelRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get('/api/v1/productLabelRender/view/-:id', { schema: { params: path, querystring: labelQuery } }, async (request, reply) => {
    const asked = await findLabel(services, request.params.id, request.query)
    return sendDocument(request, reply, {
      key: labelKey(services, asked, 'png'),
      type: 'image/png',
      fileName: labelFileName(asked.product.record.name, asked.options, 'png'),
      make: () => renderLabelPreview(services, asked),
    })
  })

  typed.get('/api/v1/productLabelRender/pdf/-:id', { schema: { params: path, querystring: labelQuery } }, async (request, reply) => {
    const asked = await findLabel(services, request.params.id, request.query)
    return sendDocument(request, reply, {
      key: labelKey(services, asked, 'pdf'),
      type: 'application/pdf',
      fileName: labelFileName(asked.product.record.name, asked.options, 'pdf'),
      make: () => renderLabelPdf(services, asked),
    })
  })
}
