/** What a recipe was before: who changed it when, and what. As confidential as the recipe. */
import { z } from 'zod'
import { recipe } from './recipe.ts'

const revision = z.object({
  revision: z.number().int(),
  savedBy: z.string().nullable().describe('null: an account that is gone'),
  savedAt: z.iso.datetime(),
})

/** GET /api/v1/products/{synonymId}/recipe/revisions. */
export const recipeRevisions = z.object({
  revisions: z
    .array(
      revision.extend({
        changed: z
          .array(z.object({ name: z.string(), before: z.string(), after: z.string() }))
          .describe(
            'Components that differ from the revision before, with their shares as typed; empty text: it was not there, or is no more',
          ),
        elsewhere: z.boolean().describe('Whether measured data, use, packs or decisions differ'),
      }),
    )
    .describe('The newest first'),
})
export type RecipeRevision = z.infer<typeof recipeRevisions>['revisions'][number]

/** GET …/recipe/revisions/{revision}. */
export const recipeRevisionAnswer = revision.extend({ recipe })
