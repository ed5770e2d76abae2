import { type Kysely, sql, type Transaction } from 'kysely'
import { recipe, type Recipe } from '../../shared/recipe/recipe.ts'
import type { Database } from '../db/schema.ts'
import { keepRevision } from './revision-queries.ts'
import type { StoredRecipe } from './stored-recipe.ts'

export async function findRecipe(db: Kysely<Database>, permalinkId: number): Promise<StoredRecipe | undefined> {
  const found = await db
    .selectFrom('recipes')
    .leftJoin('users', 'users.id', 'recipes.user_id')
    .select(['revision', 'recipe', 'saved_at as savedAt', sql<string | null>`coalesce(nullif(users.name, ''), users.email)`.as('savedBy')])
    .where('permalink_id', '=', permalinkId)
    .executeTakeFirst()
  // A recipe that was stored before a field was added gets that field's default.
  return found && { ...found, recipe: recipe.parse(found.recipe) }
}

/** The workgroup of a product; undefined: there is no such product. */
export async function findWorkgroupOf(db: Kysely<Database>, permalinkId: number): Promise<number | undefined> {
  const found = await db.selectFrom('products').select('workgroup_id').where('permalink_id', '=', permalinkId).executeTakeFirst()
  return found?.workgroup_id ?? undefined
}

export async function upsertRecipe(
  tx: Transaction<Database>,
  permalinkId: number,
  saved: { revision: number; recipe: Recipe; userId: number | null },
): Promise<void> {
  const values = { revision: saved.revision, recipe: JSON.stringify(saved.recipe), user_id: saved.userId, saved_at: new Date() }
  await tx
    .insertInto('recipes')
    .values({ permalink_id: permalinkId, ...values })
    .onConflict((conflict) => conflict.column('permalink_id').doUpdateSet(values))
    .execute()
  await keepRevision(tx, permalinkId)
}

/** Copies the recipe along with the record. */
export async function copyRecipe(tx: Transaction<Database>, source: number, copy: number, userId: number): Promise<void> {
  const stored = await findRecipe(tx, source)
  if (stored) await upsertRecipe(tx, copy, { revision: 1, recipe: stored.recipe, userId })
}
