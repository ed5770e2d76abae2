import type { RecordDifference } from '../../../../shared/editing.ts'
import { readPart, type PatchStep } from '../../../../shared/json-patch.ts'
import { asList, valueAt, writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** What a patch changes in a record, as a person reads differences. */
export function differencesOfPatch(record: RecordValue, steps: readonly PatchStep[]): RecordDifference[] {
  return steps.map((step) => {
    const path = readPointer(record, step.path)
    const before = valueAt(record, path)
    // In a list something that is added moves the others; it does not take the place of one.
    const isAdded = before === undefined || (step.op === 'add' && typeof path.at(-1) === 'number')
    const place = writePath(path)
    if (step.op === 'remove') return { path: place, kind: 'removed', before }
    return isAdded ? { path: place, kind: 'added', after: step.value } : { path: place, kind: 'changed', before, after: step.value }
  })
}

/** RFC 6901; `-` is the place behind the last entry of a list. */
function readPointer(record: RecordValue, pointer: string): RecordPath {
  return pointer
    .split('/')
    .slice(1)
    .reduce<RecordPath>((path, part) => {
      const around = valueAt(record, path)
      if (part === '-') return [...path, asList(around).length]
      if (Array.isArray(around) && /^\d+$/.test(part)) return [...path, Number(part)]
      return [...path, readPart(part)]
    }, [])
}
