import { diffArrays } from 'diff'

export type Aligned<T> = { before: T; after: T } | { before: T; after: null } | { before: null; after: T }

/**
 * Lays two lists over each other by their keys, in reading order: what stands in both, what went (before what came in its
 * place), what came. Items of equal keys that moved count as both.
 */
export function alignByKey<T extends { key: string }>(before: readonly T[], after: readonly T[]): Aligned<T>[] {
  // Most lists are the same in both, and are compared for each sheet.
  const same = before.flatMap((item, index) => {
    const other = after[index]
    return other?.key === item.key ? [{ before: item, after: other }] : []
  })
  if (same.length === before.length && same.length === after.length) return same
  const changes = diffArrays(numberKeys(before), numberKeys(after), { comparator: (left, right) => left.unique === right.unique })
  const old = [...before]
  const now = [...after]
  return changes.flatMap((change) =>
    change.value.flatMap((): Aligned<T>[] => {
      const left = change.added ? undefined : old.shift()
      const right = change.removed ? undefined : now.shift()
      if (left && right) return [{ before: left, after: right }]
      if (left) return [{ before: left, after: null }]
      return right ? [{ before: null, after: right }] : []
    }),
  )
}

/** A key that stands several times is told apart by its turn. */
function numberKeys(items: readonly { key: string }[]): { unique: string }[] {
  const seen = new Map<string, number>()
  return items.map(({ key }) => {
    const turn = seen.get(key) ?? 0
    seen.set(key, turn + 1)
    return { unique: `${key}\u0000${turn}` }
  })
}
