import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draftCheck } from '../../shared/draft-check.ts'
import { languageCodes } from '../../shared/languages.ts'
import { wholeNumber } from '../../shared/sent-values.ts'
import { named } from '../api/name-schema.ts'
import { ofProduct, requireProduct } from '../products/product-of-request.ts'
import type { Services } from '../services.ts'
import { checkDraftRecord } from './check-draft-record.ts'
import { confirmerOf } from './refuse-shared-identities.ts'
import { openState } from './open-state.ts'

const query = z.object({
  language: z.enum(languageCodes).default('en').describe('Language of the sentences, ISO code'),
  revision: wholeNumber(2_147_483_647).optional().describe('Refused if the draft has another revision by now'),
})

/** The check before publishing, for the draft (docs/decisions/082-publishing-asks-the-check.md). */
export function draftCheckRoutes(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/products/:synonymId/draft/check',
    {
      config: { access: 'editor', key: 'write', refusals: [409], example: { params: { synonymId: '5010' } } },
      schema: {
        tags: ['Editing'],
        summary: 'Check the record that is being edited before it is published',
        description:
          'As POST /api/v1/lint, with what only the server knows: the previous version, other products with the same UFI, what an owner has overruled, and the languages in which texts are missing. Nothing is stored.',
        params: ofProduct,
        querystring: query,
        response: { 200: named('DraftCheck', draftCheck) },
      },
    },
    async (request) => {
      const { id, member } = await requireProduct(services, request)
      const { language, revision } = request.query
      const state = await openState(services.db, id, revision)
      return checkDraftRecord(services, state, { language, mayOverrule: confirmerOf(member).mayOverrule })
    },
  )
}
