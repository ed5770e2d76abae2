import type { Recipe } from '../../shared/recipe/recipe.ts'

export interface StoredRecipe {
  revision: number
  recipe: Recipe
  /** Null: an account that is gone. */
  savedBy: string | null
  savedAt: Date
}
