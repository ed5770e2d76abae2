import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { phraseList, statementList } from '../../shared/library-lists.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import { findPhrases } from './find-phrases.ts'
import { findStatements } from './find-statements.ts'
import { searchQuery } from './search-query.ts'

const phraseQuery = searchQuery.extend({
  group: z.string().trim().min(1).max(100).optional().describe('Such as firstAid.eyes; includes subgroups'),
  keys: z
    .string()
    .min(1)
    .max(8_000)
    .transform((keys) => keys.split(','))
    .optional()
    .describe('Keys of phrases, with commas between them: these alone'),
  near: z.string().trim().max(2_000).optional().describe('Free text: only sentences with a similar meaning, the most similar first'),
})
const statementQuery = searchQuery.extend({
  kind: z.enum(['hazard', 'supplemental', 'precautionary']).optional().describe('Statements of this kind alone'),
})

/** What editors pick from: sentences and statements, for every member of a workgroup. */
export function libraryRoutes(app: FastifyInstance): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/api/v1/phrases',
    {
      config: { access: 'viewer', key: 'read', example: { query: { query: 'ventilation' } } },
      schema: {
        tags: ['Library'],
        summary: 'Find a phrase of the library',
        querystring: phraseQuery,
        response: { 200: named('PhraseList', phraseList) },
      },
    },
    async (request) => {
      memberOf(request)
      return findPhrases({ ...request.query, group: request.query.group, keys: request.query.keys, near: request.query.near })
    },
  )

  typed.get(
    '/api/v1/statements',
    {
      config: { access: 'viewer', key: 'read', example: { query: { query: 'flammable' } } },
      schema: {
        tags: ['Library'],
        summary: 'Find a hazard, precautionary or supplemental statement',
        querystring: statementQuery,
        response: { 200: named('StatementList', statementList) },
      },
    },
    async (request) => {
      memberOf(request)
      return findStatements({ ...request.query, kind: request.query.kind })
    },
  )
}
