import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { RecipeAnswer, RecipeState, Recipe } from '../../shared/recipe/recipe.ts'
import { faultsOfOverride } from '../../shared/recipe/why-overruled.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { canonicalJson } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { findWorkingRecord, lockProduct } from '../products/working-record-queries.ts'
import { beginRecipe } from './begin-recipe.ts'
import { findRecipe, upsertRecipe } from './queries.ts'
import type { StoredRecipe } from './stored-recipe.ts'

/** The recipe of a product, or its initial state. @param language in which names of section 3 are written */
export async function viewRecipe(db: Kysely<Database>, permalinkId: number, language: LanguageCode): Promise<RecipeAnswer> {
  const stored = await findRecipe(db, permalinkId)
  const record = await findWorkingRecord(db, permalinkId)
  const begun = stored ? stored.recipe : beginRecipe(record, language)
  return {
    ...describe(permalinkId, record, stored),
    begunFrom: stored ? 'stored' : begun.rows.length > 0 ? 'record' : 'nothing',
    recipe: begun,
  }
}

/**
 * Stores a recipe, based on the revision that its editor had.
 * @throws {AppError} 400 for a decision without a sufficient reason; 409 with the current recipe if somebody was faster; nothing is stored
 * then
 */
export async function saveRecipe(
  { db }: Pick<Services, 'db'>,
  permalinkId: number,
  user: { id: number; interfaceLanguage: LanguageCode },
  sent: { revision: number; recipe: Recipe },
): Promise<RecipeState> {
  return db.transaction().execute(async (tx) => {
    await lockProduct(tx, permalinkId)
    const stored = await findRecipe(tx, permalinkId)
    // Nothing changed, or the response to the same call was lost.
    const isSame = stored !== undefined && canonicalJson(stored.recipe) === canonicalJson(sent.recipe)
    const present = stored?.revision ?? 0
    if (!isSame && sent.revision !== present)
      throw new AppError('CLIENT_SIDE', {
        status: 409,
        reasons: [reasonAt('revision', 'outdatedRevision', { revision: present })],
        report: { current: await viewRecipe(tx, permalinkId, user.interfaceLanguage) },
      })
    const reasons = isSame ? [] : refuseOverrides(sent.recipe, stored?.recipe)
    if (reasons.length > 0) throw new AppError('CLIENT_SIDE', { reasons })
    if (!isSame) await upsertRecipe(tx, permalinkId, { revision: present + 1, recipe: sent.recipe, userId: user.id })
    return describe(permalinkId, await findWorkingRecord(tx, permalinkId), await findRecipe(tx, permalinkId))
  })
}

/**
 * A decision that was stored before there was a rule for its reason is accepted unchanged, since otherwise no other part of the recipe
 * could be saved.
 */
function refuseOverrides({ overrides }: Recipe, stored: Recipe | undefined): Reason[] {
  const keyOf = ({ class: hazardClass, category, basis, reason, evidence = '' }: Recipe['overrides'][number]) =>
    JSON.stringify([hazardClass, category, basis, reason, evidence])
  const kept = new Set(stored?.overrides.map(keyOf))
  return overrides.flatMap((one, index) =>
    kept.has(keyOf(one))
      ? []
      : faultsOfOverride(one).map(({ field, fault }) => ({ ...fault, path: `recipe.overrides[${index}].${field}` })),
  )
}

function describe(permalinkId: number, { name }: Record<string, unknown>, stored: StoredRecipe | undefined): RecipeState {
  return {
    permalinkId,
    name: typeof name === 'string' ? name : '',
    revision: stored?.revision ?? 0,
    savedBy: stored?.savedBy ?? null,
    savedAt: stored?.savedAt.toISOString() ?? null,
  }
}
