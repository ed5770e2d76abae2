import { hash } from 'node:crypto'

/**
 * JSON with sorted keys, so that equal values have equal texts: PostgreSQL's `jsonb` returns keys in another order than they were stored. A
 * key with the value undefined counts as absent.
 */
export function canonicalJson(value: unknown): string {
  // Sorted before it is written: a function that is called back for each value keeps V8 from its fast way to write JSON.
  return JSON.stringify(sortKeys(value))
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  const entries = Object.entries(value)
  for (const entry of entries) entry[1] = sortKeys(entry[1])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** SHA-256, hexadecimal. @param json canonical */
export const hashJson = (json: string): string => hash('sha256', json, 'hex')

/** SHA-256 of the canonical JSON, hexadecimal. */
export const hashRecord = (record: object): string => hashJson(canonicalJson(record))
