import type { Kysely } from 'kysely'
import type { RecipeBehind } from '../../check/recipe-behind.ts'
import type { Database } from '../db/schema.ts'
import { findOwnOfGroup } from '../classify/find-own-substances.ts'
import { hasLapsed } from '../classify/judge-decisions.ts'
import { judgeRecipe } from './judge-recipe.ts'
import { findRecipe, findWorkgroupOf } from './queries.ts'

/** The recipe with which the check compares the record of a product; null if none is stored, or nothing of it can be classified. */
export async function findRecipeBehind(db: Kysely<Database>, permalinkId: number): Promise<RecipeBehind | null> {
  const stored = await findRecipe(db, permalinkId)
  const workgroupId = stored && (await findWorkgroupOf(db, permalinkId))
  if (!stored || workgroupId === undefined) return null
  const { mixture } = judgeRecipe(stored.recipe, '')
  if (mixture === null) return null
  const own = await findOwnOfGroup(db, workgroupId, mixture)
  return {
    mixture,
    findOwn: (key) => own.get(key) ?? null,
    hasLapsed: (override, hazards) => hasLapsed(override, override.madeFor, hazards),
  }
}
