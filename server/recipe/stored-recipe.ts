import type { Recipe } from '../../shared/recipe/recipe.ts'

export interface StoredRecipe {
  revision: number
  recipe: Recipe
  /** Null: the account was deleted. */
  savedBy: string | null
  savedAt: Date
}
