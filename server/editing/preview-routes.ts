import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nameFile } from '../../documents/name-file.ts'
import { comingPoster, comingSheet, publishPreview } from '../../shared/editing.ts'
import { languageCodes } from '../../shared/languages.ts'
import { wholeNumber } from '../../shared/sent-values.ts'
import { named } from '../api/name-schema.ts'
import { waiterOf } from '../documents/waiter.ts'
import { sendDocument } from '../http/send-document.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { openState } from './open-state.ts'
import { previewLabel, previewPoster, previewSheet } from './preview-documents.ts'
import { previewPublication } from './preview-publication.ts'
import { confirmerOf } from './refuse-shared-identities.ts'

const query = z.object({
  language: z.enum(languageCodes).default('en').describe('Language of the documents and of the list of changes'),
  revision: wholeNumber(2_147_483_647).optional().describe('Refused if the draft has another revision by now'),
})

/** What readers will see once a draft is published (docs/decisions/111-before-it-is-for-good.md). Nothing is stored. */
export function previewRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/products/:synonymId/publish/preview',
    {
      config: { access: 'editor', key: 'publish', refusals: [409], example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'What publishing would change, in words',
        params: ofProduct,
        querystring: query,
        response: { 200: named('PublishPreview', publishPreview) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      const { language, revision } = request.query
      return previewPublication(services, await openState(services.db, id, revision), {
        language,
        mayOverrule: confirmerOf(member).mayOverrule,
      })
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/publish/sheet',
    {
      config: { access: 'editor', key: 'publish', refusals: [409, 422], example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'The safety data sheet as readers will see it once the draft is published',
        description: 'What differs from the last version is marked. A draft that is not complete has no sheet: 422 says what is missing.',
        params: ofProduct,
        querystring: query,
        response: { 200: named('ComingSheet', comingSheet) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      const { language, revision } = request.query
      return previewSheet(services, await openState(services.db, id, revision), language)
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/publish/poster',
    {
      config: { access: 'editor', refusals: [409, 422], example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'The safety instructions as readers will see them once the draft is published',
        description: 'The report says on which sheets they do not fit. A product without safety instructions has none: 404.',
        params: ofProduct,
        querystring: query,
        response: { 200: named('ComingPoster', comingPoster) },
      },
    },
    async (request) => {
      const { id } = await requireProduct(services, request)
      const { language, revision } = request.query
      return previewPoster(services, await openState(services.db, id, revision), language)
    },
  )

  typed.get(
    '/api/v1/products/:synonymId/publish/label',
    {
      config: { access: 'editor', key: 'publish', refusals: [409, 422], example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'The label as readers will see it once the draft is published',
        description:
          'In the language asked for, and the other label languages of the product in which it is complete. A label whose text does not fit is shown with its edge across the text.',
        produces: ['image/png'],
        params: ofProduct,
        querystring: query,
      },
    },
    async (request, reply) => {
      const { id } = await requireProduct(services, request)
      const { language, revision } = request.query
      const { key, name, languages, make } = await previewLabel(services, await openState(services.db, id, revision), language)
      return sendDocument(request, reply, {
        key,
        type: 'image/png',
        audience: 'private',
        fileName: nameFile('Label_', name, '.png'),
        languages,
        // The label of a draft is hardly ever requested twice.
        make: () => services.documents.get(key, make, waiterOf(services, request, reply), { keep: false }),
      })
    },
  )
}
