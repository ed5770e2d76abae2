import { isDeepStrictEqual } from 'node:util'
import type { WorkingRecord } from '../../shared/editing.ts'
import { writePath } from '../../shared/reasons/write-path.ts'

type Path = readonly PropertyKey[]

export function isObject(value: unknown): value is WorkingRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two JSON values are equal, whatever the order of their keys. */
export const isSame: (a: unknown, b: unknown) => boolean = isDeepStrictEqual

/** A JSON merge patch applied to a record: RFC 7396. `null` removes a field; a list replaces the whole list. */
export function applyMergePatch(record: WorkingRecord, patch: WorkingRecord): WorkingRecord {
  const patched = new Map(Object.entries(record))
  for (const [key, value] of Object.entries(patch)) {
    const before = patched.get(key)
    if (value === null) patched.delete(key)
    else patched.set(key, isObject(value) ? applyMergePatch(isObject(before) ? before : {}, value) : value)
  }
  return Object.fromEntries(patched)
}

/**
 * Merges two changes of one record. A list is merged entry by entry if nobody made it longer or shorter, since otherwise its entries cannot
 * be matched.
 * @returns the merged record, and the places that both changed in different ways; there the merged record has the first change
 */
export function mergeChanges(
  base: WorkingRecord,
  first: WorkingRecord,
  second: WorkingRecord,
): { merged: WorkingRecord; collisions: string[] } {
  const collisions: string[] = []

  function merge(base: unknown, first: unknown, second: unknown, path: Path): unknown {
    if (isSame(first, second) || isSame(base, second)) return first
    if (isSame(base, first)) return second
    if (isObject(first) && isObject(second)) return mergeObjects(isObject(base) ? base : {}, first, second, path)
    if (
      Array.isArray(base) &&
      Array.isArray(first) &&
      Array.isArray(second) &&
      base.length === first.length &&
      base.length === second.length
    )
      return first.map((entry: unknown, index) => merge(base[index], entry, second[index], [...path, index]))
    collisions.push(writePath(path))
    return first
  }

  function mergeObjects(base: WorkingRecord, first: WorkingRecord, second: WorkingRecord, path: Path): WorkingRecord {
    const keys = new Set([...Object.keys(first), ...Object.keys(second)])
    const entries = [...keys].map((key): [string, unknown] => [key, merge(base[key], first[key], second[key], [...path, key])])
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }

  return { merged: mergeObjects(base, first, second, []), collisions }
}
