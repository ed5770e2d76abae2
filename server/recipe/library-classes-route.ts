import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { today } from '../../shared/iso-day.ts'
import { libraryClasses } from '../../shared/recipe/library-classes.ts'
import { named } from '../api/name-schema.ts'
import { memberOf } from '../auth/require-user.ts'
import type { Services } from '../services.ts'
import { listLibraryClassesOnce } from './list-library-classes.ts'

/** What a recipe may take over of its substances: docs/decisions/297-classes-that-annex-vi-leaves-open.md. */
export function libraryClassesRoute(app: FastifyInstance, services: Pick<Services, 'register'>): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const listClasses = listLibraryClassesOnce()

  typed.get(
    '/api/v1/library/classes',
    {
      config: { access: 'viewer', key: 'read', example: {} },
      schema: {
        tags: ['Library'],
        summary: 'Classes that the library knows of substances beside their entries of CLP Annex VI',
        description:
          'An entry does not name every hazard of a substance: its supplier classifies the rest (CLP Articles 4(3) and 9). `own` is what a row of a recipe takes over, with `source.kind` “library”. Nothing of it counts by itself.',
        response: { 200: named('LibraryClasses', libraryClasses) },
      },
    },
    async (request) => {
      memberOf(request)
      return listClasses(await services.register.current(), today())
    },
  )
}
