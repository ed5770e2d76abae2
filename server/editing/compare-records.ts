import type { RecordDifference } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { isObject, isSame } from './merge-records.ts'

type Path = readonly PropertyKey[]

/**
 * The places in which two records differ, as deep inside as possible. For a list that became longer or shorter, equal entries at both ends
 * are left out.
 */
export function compareRecords(before: unknown, after: unknown, path: Path = []): RecordDifference[] {
  if (isSame(before, after)) return []
  if (before === undefined) return [{ path: writePath(path), kind: 'added', after }]
  if (after === undefined) return [{ path: writePath(path), kind: 'removed', before }]
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return sortKeys(keys, path).flatMap((key) => compareRecords(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path)
  return [{ path: writePath(path), kind: 'changed', before, after }]
}

const fields = Object.keys(productRecord.shape)

/** The parts of a record in the order of its schema, which is that of the documents; nested fields by name. */
function sortKeys(keys: readonly string[], path: Path): string[] {
  const place = (key: string): number => (path.length === 0 && fields.includes(key) ? fields.indexOf(key) : fields.length)
  return keys.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path): RecordDifference[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head += 1
  let tail = 0
  if (before.length !== after.length) while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1
  const [removed, added] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)]
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) =>
    compareRecords(removed[index], added[index], [...path, head + index]),
  ).flat()
}
