import type { Recipe, RecipeRow } from './recipe.ts'

/** A row in which two recipes differ; empty where a recipe lacks it. */
export interface RowDifference {
  name: string
  theirs: string
  mine: string
}

const nameOf = ({ name, cas, ec, index }: RecipeRow): string => name || cas || ec || index || '…'
const valueOf = (row: RecipeRow | undefined): string => (row === undefined ? '' : row.share === '' ? '…' : `${row.share} %`)

/** Rows that differ between two recipes of a product, and whether anything else does. */
export function compareRecipes(theirs: Recipe, mine: Recipe): { rows: RowDifference[]; elsewhere: boolean } {
  const [left, right] = [theirs, mine].map(({ rows }) => new Map(rows.map((row) => [row.key, row])))
  const keys = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])
  const rows = [...keys].flatMap((key): RowDifference[] => {
    const [one, other] = [left?.get(key), right?.get(key)]
    if (JSON.stringify(one) === JSON.stringify(other)) return []
    const named = other ?? one
    return named ? [{ name: nameOf(named), theirs: valueOf(one), mine: valueOf(other) }] : []
  })
  const rest = (recipe: Recipe) => JSON.stringify({ ...recipe, rows: [] })
  return { rows, elsewhere: rest(theirs) !== rest(mine) }
}
