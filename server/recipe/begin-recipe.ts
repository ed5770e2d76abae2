import type { Kysely } from 'kysely'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { emptyRecipe, type Recipe } from '../../shared/recipe/recipe.ts'
import { rowOfIngredient } from '../../shared/recipe/row-of-ingredient.ts'
import { readEnglish } from '../classify/read-english.ts'
import { readTextIn } from '../classify/read-text-in.ts'
import type { Database } from '../db/schema.ts'
import { isObject } from '../editing/merge-records.ts'
import { findDraftHead, findRevision } from '../editing/queries.ts'
import { findStoredRecord } from './queries.ts'

/** The record as it is being edited; one that nobody has opened yet is the stored one. */
export async function findWorkingRecord(db: Kysely<Database>, permalinkId: number): Promise<WorkingRecord> {
  const head = await findDraftHead(db, permalinkId)
  const current = head && (await findRevision(db, permalinkId, head.revision))
  return current ? current.record : findStoredRecord(db, permalinkId)
}

/** What a recipe begins with that nobody has stored yet: section 3 of the record, as far as its ingredients can be read. */
export function beginRecipe(record: WorkingRecord, language: LanguageCode): Recipe {
  const composition = record['composition']
  const ingredients = isObject(composition) && Array.isArray(composition['ingredients']) ? composition['ingredients'] : []
  const readable = ingredients.flatMap((one: unknown) => ingredient.safeParse(one).data ?? [])
  const readName = readTextIn(language)
  return { ...emptyRecipe, rows: readable.map((one, index) => rowOfIngredient(one, index, readName, readEnglish)) }
}
