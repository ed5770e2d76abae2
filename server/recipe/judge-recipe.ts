import type { Mixture } from '../../clp/classification/mixture.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { requestOfRecipe } from '../../shared/recipe/request-of-recipe.ts'
import type { NoteCondition } from '../../shared/record/composition.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'

/** The part of a recipe that can be classified. */
export interface ReadRecipe {
  /** null: nothing of it */
  readonly mixture: Mixture | null
  /** keys of the rows without a substance or a share */
  readonly leftOut: readonly string[]
  /** statements for Notes of entries, by the index of the component in the mixture */
  readonly noteConditions: ReadonlyMap<string, readonly NoteCondition[]>
}

/** Converts a recipe as typed into the input of the engine; rows that cannot be read yet are left out and named. */
export function judgeRecipe(recipe: Recipe, name: string): ReadRecipe {
  const { body, faults, rowAt } = requestOfRecipe(recipe)
  const rows = new Map(recipe.rows.map((row) => [row.key, row]))
  const noteConditions = new Map([...rowAt].map(([path, key]) => [path, rows.get(key)?.noteConditions ?? []]))
  const leftOut = [...faults].flatMap(([key, found]) => (found.includes('share') || found.includes('unnamed') ? [key] : []))
  if (body === null) return { mixture: null, leftOut, noteConditions }
  const named = name.trim() === '' ? body.mixture : { ...body.mixture, name: name.trim().slice(0, 200) }
  return { mixture: classificationRequest.safeParse({ mixture: named }).data?.mixture ?? null, leftOut, noteConditions }
}
