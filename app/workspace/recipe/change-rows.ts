import type { Recipe, RecipeRow } from '../../../shared/recipe/recipe.ts'

/** Changes of a recipe's rows; what is not concerned stays the same object. */
export const changeRow =
  (key: string, next: Partial<RecipeRow>) =>
  (recipe: Recipe): Recipe => ({ ...recipe, rows: recipe.rows.map((row) => (row.key === key ? { ...row, ...next } : row)) })

/** Puts another component in the place of a row; its share stays unless the new one brings one. */
export const replaceRow =
  (key: string, next: Omit<RecipeRow, 'key' | 'share'> & { share?: string }) =>
  (recipe: Recipe): Recipe => ({
    ...recipe,
    rows: recipe.rows.map((row) => (row.key === key ? { share: row.share, ...next, key } : row)),
  })

export const removeRow =
  (key: string) =>
  (recipe: Recipe): Recipe => ({ ...recipe, rows: recipe.rows.filter((row) => row.key !== key) })

/** @param by -1: up, 1: down */
export const moveRow =
  (key: string, by: -1 | 1) =>
  (recipe: Recipe): Recipe => {
    const from = recipe.rows.findIndex((row) => row.key === key)
    const to = from + by
    const [moved, other] = [recipe.rows[from], recipe.rows[to]]
    if (!moved || !other) return recipe
    return { ...recipe, rows: recipe.rows.with(from, other).with(to, moved) }
  }

/** @param after key of the row behind which they stand; null: at the end */
export const insertRows =
  (rows: readonly RecipeRow[], after: string | null) =>
  (recipe: Recipe): Recipe => {
    const at = after === null ? -1 : recipe.rows.findIndex((row) => row.key === after)
    return { ...recipe, rows: recipe.rows.toSpliced(at === -1 ? recipe.rows.length : at + 1, 0, ...rows) }
  }

/** Somebody has looked at these rows, and no hazard is known of them. */
export const withoutHazard =
  (keys: ReadonlySet<string>) =>
  (recipe: Recipe): Recipe => ({
    ...recipe,
    rows: recipe.rows.map((row) => (keys.has(row.key) ? { ...row, own: { classification: [] }, source: { kind: 'own' } } : row)),
  })
