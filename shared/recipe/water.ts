import type { RecipeRow } from './recipe.ts'

/** Water has no entry in Annex VI; that it has no hazard was looked at once and for all. */
export const waterNumber = '7732-18-5'

export const isWater = ({ cas }: Pick<RecipeRow, 'cas'>): boolean => cas?.trim() === waterNumber

/** A row by whose number one knows that it is water says so to the engine, unless somebody said something else of it. */
export function withWater(row: RecipeRow): RecipeRow {
  return isWater(row) && row.own === undefined ? { ...row, own: { classification: [] } } : row
}
