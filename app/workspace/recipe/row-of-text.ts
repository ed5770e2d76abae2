import type { RecipeRow } from '../../../shared/recipe/recipe.ts'

/** What was typed and not found: a number keeps its column, so that what is wrong with it is said. */
export function rowOfText(text: string): Omit<RecipeRow, 'key' | 'share'> {
  if (/^\d{3}-\d{3}-\d{2}-[\dX]$/i.test(text)) return { name: '', index: text.toUpperCase() }
  if (/^\d{3}-\d{3}-\d$/.test(text)) return { name: '', ec: text }
  if (/^\d{2,7}-\d{2}-\d$/.test(text)) return { name: '', cas: text }
  return { name: text }
}
