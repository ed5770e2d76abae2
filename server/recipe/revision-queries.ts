import { type Kysely, sql, type Transaction } from 'kysely'
import { recipe } from '../../shared/recipe/recipe.ts'
import type { Database } from '../db/schema.ts'
import type { StoredRecipe } from './stored-recipe.ts'

/** Revisions kept per recipe, the newest. */
const revisionsKept = 100

/**
 * Keeps a revision of the current recipe. It is saved at every pause in typing, so of the revisions of one person only the last in every
 * ten minutes is kept.
 */
export async function keepRevision(tx: Transaction<Database>, permalinkId: number): Promise<void> {
  await sql`
    delete from recipe_revisions as kept using recipes, recipe_revisions as before
    where recipes.permalink_id = ${permalinkId} and kept.permalink_id = ${permalinkId} and before.permalink_id = ${permalinkId}
      and kept.revision = (select max(revision) from recipe_revisions where permalink_id = ${permalinkId})
      and before.revision = (select max(revision) from recipe_revisions where permalink_id = ${permalinkId} and revision < kept.revision)
      and kept.user_id = recipes.user_id and before.user_id = recipes.user_id
      and before.saved_at > recipes.saved_at - interval '10 minutes'`.execute(tx)
  await sql`
    insert into recipe_revisions (permalink_id, revision, recipe, user_id, saved_at)
    select permalink_id, revision, recipe, user_id, saved_at from recipes where permalink_id = ${permalinkId}`.execute(tx)
  await sql`
    delete from recipe_revisions where permalink_id = ${permalinkId} and revision not in (
      select revision from recipe_revisions where permalink_id = ${permalinkId} order by revision desc limit ${revisionsKept})`.execute(tx)
}

const select = (db: Kysely<Database>, permalinkId: number) =>
  db
    .selectFrom('recipe_revisions')
    .leftJoin('users', 'users.id', 'recipe_revisions.user_id')
    .select(['revision', 'recipe', 'saved_at as savedAt', sql<string | null>`coalesce(nullif(users.name, ''), users.email)`.as('savedBy')])
    .where('permalink_id', '=', permalinkId)

/** The newest first. */
export async function findRevisions(db: Kysely<Database>, permalinkId: number): Promise<StoredRecipe[]> {
  const found = await select(db, permalinkId).orderBy('revision', 'desc').execute()
  return found.map((one) => ({ ...one, recipe: recipe.parse(one.recipe) }))
}

export async function findRevision(db: Kysely<Database>, permalinkId: number, revision: number): Promise<StoredRecipe | undefined> {
  const found = await select(db, permalinkId).where('revision', '=', revision).executeTakeFirst()
  return found && { ...found, recipe: recipe.parse(found.recipe) }
}
