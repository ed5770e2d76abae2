import { createHash } from 'node:crypto'

/**
 * JSON with sorted keys, so that equal values have equal texts: PostgreSQL's `jsonb` returns keys in another order than they were stored. A
 * key with the value undefined counts as absent.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** SHA-256, hexadecimal. @param json canonical */
export const hashJson = (json: string): string => createHash('sha256').update(json).digest('hex')

/** SHA-256 of the canonical JSON, hexadecimal. */
export const hashRecord = (record: object): string => hashJson(canonicalJson(record))
