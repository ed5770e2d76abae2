import { countInEnglish } from '../write-english.ts'
import type { AttachedFile } from './queries.ts'

/** File names in a message: a few are enough for an operator to see which data folder is meant. */
const mostNamed = 3

/**
 * Which attachments have no file.
 * @param present hashes of files that are there
 * @returns for an operator, such as “2 of 5 attachments (a.pdf of product 1001, b.png of product 1003)”; undefined when all are there
 */
export function describeMissingFiles(attached: readonly AttachedFile[], present: ReadonlySet<string>): string | undefined {
  const missing = attached.filter(({ sha256 }) => !present.has(sha256))
  if (missing.length === 0) return undefined
  const named = missing.slice(0, mostNamed).map(({ name, permalinkId }) => `${name} of product ${permalinkId}`)
  if (missing.length > mostNamed) named.push('…')
  return `${missing.length} of ${countInEnglish(attached.length, 'attachment')} (${named.join(', ')})`
}
