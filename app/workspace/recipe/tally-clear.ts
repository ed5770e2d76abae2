import { ownData } from '../../../shared/classification/own-data.ts'
import { isClear } from '../../../shared/recipe/read-rows.ts'
import { readShare } from '../../../shared/recipe/read-share.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'

/**
 * How many of the rows that were pasted say what they are: by a valid number, or because a person has said since what they are or that no hazard
 * is known of them. Rows that were taken out again are spoken of no more.
 */
export function tallyClear(rows: readonly RecipeRow[], keys: readonly string[]): { clear: number; total: number } {
  const pasted = rows.filter(({ key }) => keys.includes(key))
  return { clear: pasted.filter((row) => isClear(row) || isAnswered(row)).length, total: pasted.length }
}

const isAnswered = ({ own, substance, share }: RecipeRow): boolean =>
  ((own !== undefined && ownData.safeParse(own).success) || substance !== undefined) && readShare(share) !== null
