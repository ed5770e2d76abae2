import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { compareRecipes } from '../../shared/recipe/compare-recipes.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { emptyRecipe } from '../../shared/recipe/recipe.ts'
import type { recipeRevisionAnswer, recipeRevisions } from '../../shared/recipe/revisions.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { findRevision, findRevisions } from './revision-queries.ts'
import type { StoredRecipe } from './stored-recipe.ts'

/** Who changed a recipe when, with the differences from the revision before; the newest first. */
export async function listRecipeRevisions(db: Kysely<Database>, permalinkId: number): Promise<z.infer<typeof recipeRevisions>> {
  const found = await findRevisions(db, permalinkId)
  const revisions = found.map((one, position) => {
    const { rows, elsewhere } = compareRecipes(found[position + 1]?.recipe ?? emptyRecipe, one.recipe)
    return { ...describe(one), changed: rows.map(({ name, theirs, mine }) => ({ name, before: theirs, after: mine })), elsewhere }
  })
  return { revisions }
}

/** @throws {AppError} 404 */
export async function viewRecipeRevision(
  db: Kysely<Database>,
  permalinkId: number,
  revision: number | null,
): Promise<z.infer<typeof recipeRevisionAnswer>> {
  const found = revision === null ? undefined : await findRevision(db, permalinkId, revision)
  if (!found) throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('revision', 'notFound')] })
  return { ...describe(found), recipe: found.recipe }
}

const describe = ({ revision, savedBy, savedAt }: StoredRecipe) => ({ revision, savedBy, savedAt: savedAt.toISOString() })
