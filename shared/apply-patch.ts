import { readPointer, type PatchStep } from './json-patch.ts'

/**
 * A value with the steps of a JSON patch (RFC 6902) done one after another: `add`, `replace` and `remove`. What is not concerned stays the same
 * object. A step whose place is not there changes nothing: the record may have changed since it was found.
 * @param value JSON
 */
export function applyPatch(value: unknown, steps: readonly PatchStep[]): unknown {
  return steps.reduce((whole, step) => change(whole, readPointer(step.path), step), value)
}

/** Steps of several patches upon one record, so that none moves the places of another: what is taken out of a list goes last, from its end. */
export function joinPatches(patches: readonly (readonly PatchStep[])[]): PatchStep[] {
  const steps = [...new Map(patches.flat().map((step) => [JSON.stringify(step), step])).values()]
  const isOutOfList = ({ op, path }: PatchStep): boolean => op === 'remove' && /\/\d+$/.test(path)
  const removals = steps.filter(isOutOfList).toSorted((a, b) => lastNumber(b) - lastNumber(a))
  return [...steps.filter((step) => !isOutOfList(step)), ...removals]
}

const lastNumber = ({ path }: PatchStep): number => Number(path.slice(path.lastIndexOf('/') + 1))

function change(value: unknown, [key, ...rest]: readonly string[], step: PatchStep): unknown {
  if (key === undefined) return step.op === 'remove' ? undefined : step.value
  if (Array.isArray(value)) return changeList(value, key, rest, step)
  if (typeof value !== 'object' || value === null) return value
  const entries = new Map(Object.entries(value))
  if (rest.length === 0 && step.op === 'remove') entries.delete(key)
  // A list that the record leaves out is an empty one.
  else if (entries.has(key) || rest.length === 0 || rest[0] === '-')
    entries.set(key, change(entries.get(key) ?? emptyFor(rest), rest, step))
  return Object.fromEntries(entries)
}

const emptyFor = ([next]: readonly string[]): unknown => (next === '-' ? [] : undefined)

function changeList(list: readonly unknown[], key: string, rest: readonly string[], step: PatchStep): unknown[] {
  if (key === '-') return step.op === 'add' ? [...list, step.value] : [...list]
  const index = Number(key)
  if (!Number.isInteger(index) || index < 0 || index >= list.length) return [...list]
  if (rest.length > 0) return list.with(index, change(list[index], rest, step))
  if (step.op === 'remove') return list.toSpliced(index, 1)
  return step.op === 'add' ? list.toSpliced(index, 0, step.value) : list.with(index, step.value)
}
