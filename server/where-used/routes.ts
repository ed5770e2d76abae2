import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { whereUsed, whereUsedQuery } from '../../shared/where-used.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { findTokens } from './find-tokens.ts'
import { findWhereUsed } from './find-where-used.ts'

/** Where a substance or raw material is used, for editors of the workgroup: shares of recipes are told (docs/decisions/099-where-used.md). */
export function whereUsedRoutes(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/v1/where-used',
    {
      config: { access: 'editor', refusals: [404], example: { query: { substance: '1330-20-7' } } },
      schema: {
        tags: ['Substances'],
        summary: 'Products that contain a substance or raw material',
        description:
          'By its key, its number or its name, in recipes or within raw materials at any depth. Of a product without a stored recipe section 3 of the stored record is taken.',
        querystring: whereUsedQuery,
        response: { 200: named('WhereUsed', whereUsed) },
      },
    },
    async (request) => {
      const { user, workgroup } = memberOf(request)
      const { key, substance = '', page, pageSize } = request.query
      const { workgroupId } = workgroup
      const requested = key === undefined ? { substance } : { key }
      const tokens = await findTokens(services.db, await services.register.current(), workgroupId, requested)
      return findWhereUsed(services.db, { workgroupId, language: user.interfaceLanguage }, tokens, { page, pageSize })
    },
  )
}
