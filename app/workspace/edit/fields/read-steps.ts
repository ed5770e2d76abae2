import type { RecordPath } from '../../record/record-values.ts'

/** A place as it is written, `composition.ingredients[2].name` or `values["a b"]`, as names and numbers: what `writePath` writes. */
export function readSteps(path: string): RecordPath {
  return [...path.matchAll(/([^.[\]"]+)|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/g)].map(([, name, quoted, index]) =>
    index === undefined ? (name ?? quoted ?? '') : Number(index),
  )
}
