import type { Recipe, RecipeRow } from './recipe.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Stands for two changes of one place: only a person can say which holds. */
const collides = Symbol('collides')

/** The one that changed, where only one did. */
function choose<T>(base: T, theirs: T, mine: T): T | typeof collides {
  if (isSame(theirs, mine) || isSame(base, mine)) return theirs
  return isSame(base, theirs) ? mine : collides
}

/**
 * Two changes of one recipe put together, row by row.
 * @param base what both began with
 * @returns null: both changed the same place in different ways
 */
export function mergeRecipes(base: Recipe, theirs: Recipe, mine: Recipe): Recipe | null {
  const rows = mergeRows(base.rows, theirs.rows, mine.rows)
  const names = new Set([
    ...Object.keys(base.measured.values),
    ...Object.keys(theirs.measured.values),
    ...Object.keys(mine.measured.values),
  ])
  const values = mergeFields([...names], base.measured.values, theirs.measured.values, mine.measured.values)
  const measured = mergeFields(['methods', 'sustainsCombustion', 'tests'], base.measured, theirs.measured, mine.measured)
  const rest = ['physicalState', 'inhalation', 'productKind', 'receptacle', 'uses', 'packs', 'overrides', 'decisions'] as const
  const others = mergeFields(rest, base, theirs, mine)
  if (rows === null || values === null || measured === null || others === null) return null
  return { ...theirs, ...others, rows, measured: { ...theirs.measured, ...measured, values } }
}

function mergeFields<T extends object>(names: readonly string[], base: T, theirs: T, mine: T): Partial<T> | null {
  const [before, left, right] = [base, theirs, mine].map((one) => new Map<string, unknown>(Object.entries(one)))
  const merged = names.map((name) => [name, choose(before?.get(name), left?.get(name), right?.get(name))] as const)
  if (merged.some(([, value]) => value === collides)) return null
  return Object.fromEntries(merged) as Partial<T>
}

/** Rows by their keys; a new one stands behind what it stood behind. The order is that of who changed it. */
function mergeRows(base: readonly RecipeRow[], theirs: readonly RecipeRow[], mine: readonly RecipeRow[]): RecipeRow[] | null {
  const [before, left, right] = [base, theirs, mine].map((rows) => new Map(rows.map((row) => [row.key, row])))
  const orderOf = (rows: readonly RecipeRow[]) =>
    rows.map(({ key }) => key).filter((key) => [before, left, right].every((one) => one?.has(key)))
  const order = choose(orderOf(base), orderOf(theirs), orderOf(mine))
  const keys = new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])
  const chosen = new Map([...keys].map((key) => [key, choose(before?.get(key), left?.get(key), right?.get(key))]))
  if (order === collides || [...chosen.values()].includes(collides)) return null
  const isMine = !isSame(orderOf(base), orderOf(mine))
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine]
  const placed = first.map(({ key }) => key)
  for (const [at, { key }] of second.entries()) {
    if (placed.includes(key)) continue
    const behind = placed.indexOf(second[at - 1]?.key ?? '')
    placed.splice(behind + 1, 0, key)
  }
  return placed.flatMap((key) => {
    const row = chosen.get(key)
    return row === undefined || typeof row === 'symbol' ? [] : [row]
  })
}
