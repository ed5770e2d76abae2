import { createHash } from 'node:crypto'

/**
 * SHA-256 of a request as it was sent, in hexadecimal, by which anyone can tell that a report is about it: JSON without blanks, the keys of
 * each object in the order of their UTF-16 code units (RFC 8785).
 */
export function hashInput(sent: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(sent)))
    .digest('hex')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, one]) => [key, sortKeys(one)]),
  )
}
