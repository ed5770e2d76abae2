import { workingRecord, type WorkingRecord } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { ingredient } from '../../shared/record/composition.ts'
import { emptyRecipe, type Recipe } from '../../shared/recipe/recipe.ts'
import { rowOfIngredient } from '../../shared/recipe/row-of-ingredient.ts'
import { readEnglish } from '../classify/read-english.ts'
import { readTextIn } from '../classify/read-text-in.ts'
import { contextOfRecord } from './context-of-record.ts'

/**
 * The initial recipe of a product that has none: section 3 of the record, as far as its ingredients can be read, with further data of the
 * record.
 */
export function beginRecipe(record: WorkingRecord, language: LanguageCode): Recipe {
  const listed = workingRecord.safeParse(record['composition']).data?.['ingredients']
  const ingredients = Array.isArray(listed) ? listed : []
  const readable = ingredients.flatMap((one: unknown) => ingredient.safeParse(one).data ?? [])
  const readName = readTextIn(language)
  return {
    ...emptyRecipe,
    ...contextOfRecord(record),
    rows: readable.map((one, index) => rowOfIngredient(one, index, readName, readEnglish)),
  }
}
