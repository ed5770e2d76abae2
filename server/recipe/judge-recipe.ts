import type { Mixture } from '../../clp/classification/mixture.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { requestOfRecipe } from '../../shared/recipe/request-of-recipe.ts'
import type { NoteCondition } from '../../shared/record/composition.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'

/** What of a recipe can be judged as it is. */
export interface ReadRecipe {
  /** null: nothing of it */
  readonly mixture: Mixture | null
  /** keys of the rows that say no substance or no share */
  readonly leftOut: readonly string[]
  /** what is stated for Notes of entries, by the place of the component in the mixture */
  readonly noteConditions: ReadonlyMap<string, readonly NoteCondition[]>
}

/** Reads a recipe as its maker typed it into what the engine judges; what cannot be read yet is left out and named. */
export function judgeRecipe(recipe: Recipe, name: string): ReadRecipe {
  const { body, faults, rowAt } = requestOfRecipe(recipe)
  const rows = new Map(recipe.rows.map((row) => [row.key, row]))
  const noteConditions = new Map([...rowAt].map(([path, key]) => [path, rows.get(key)?.noteConditions ?? []]))
  const leftOut = [...faults].flatMap(([key, found]) => (found.includes('share') || found.includes('unnamed') ? [key] : []))
  if (body === null) return { mixture: null, leftOut, noteConditions }
  const named = name.trim() === '' ? body.mixture : { ...body.mixture, name: name.trim().slice(0, 200) }
  return { mixture: classificationRequest.safeParse({ mixture: named }).data?.mixture ?? null, leftOut, noteConditions }
}
