import { readShare, type Share } from './read-share.ts'
import type { Recipe, RecipeRow } from './recipe.ts'
import { addExactly } from './request-of-recipe.ts'
import { isWater, waterNumber } from './water.ts'

/**
 * What a share of a solution holds, in decimals: 3.5 % of one at 37 % is 1.295 % of the substance and 2.205 % of water.
 * @param percent of the substance in the solution
 */
export function splitSolution({ from, to }: Share, percent: number): { substance: Share; water: Share } {
  const hold = (share: number): number => Number(((share * percent) / 100).toFixed(6))
  const substance = { from: hold(from), to: hold(to) }
  return { substance, water: { from: addExactly(from, -substance.from), to: addExactly(to, -substance.to) } }
}

interface Taken {
  readonly key: string
  /** of the solution, without its strength */
  readonly name: string
  /** of the substance in the solution */
  readonly percent: number
  /** of a row of water that there is not yet */
  readonly water: Pick<RecipeRow, 'key' | 'name'>
  readonly write: (share: Share) => string
}

/** Takes a row for the solution that its name speaks of: what is active in it stays, and the rest goes to the water of the recipe. */
export const takeSolution =
  ({ key, name, percent, water, write }: Taken) =>
  (recipe: Recipe): Recipe => {
    const at = recipe.rows.findIndex((row) => row.key === key)
    const row = recipe.rows[at]
    const share = row === undefined ? null : readShare(row.share)
    if (row === undefined || share === null) return recipe
    const parts = splitSolution(share, percent)
    const rows = recipe.rows.with(at, { ...row, name, share: write(parts.substance) })
    const own = rows.findIndex((one, index) => index !== at && isWater(one))
    const there = rows[own]
    if (there === undefined)
      return { ...recipe, rows: rows.toSpliced(at + 1, 0, { ...water, cas: waterNumber, share: write(parts.water) }) }
    const before = readShare(there.share)
    // Water that fills up, “Rest”, holds that of the solution already.
    if (before === null) return { ...recipe, rows }
    const sum = { from: addExactly(before.from, parts.water.from), to: addExactly(before.to, parts.water.to) }
    return { ...recipe, rows: rows.with(own, { ...there, share: write(sum) }) }
  }
