import { readPointer, type PatchStep } from '../shared/json-patch.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** What stands at a pointer; undefined where nothing does. */
export function valueAt(document: unknown, pointer: string): unknown {
  return readPointer(pointer).reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), document)
}

/**
 * The document after the steps; the one that was given stays as it is.
 * @throws {Error} where a step names a place that is not there: the patch is of another document
 */
export function applyPatch<T>(document: T, steps: readonly PatchStep[]): T {
  const copy = structuredClone(document)
  for (const step of steps) applyStep(copy, step)
  return copy
}

function applyStep(document: unknown, step: PatchStep): void {
  const parts = readPointer(step.path)
  const last = parts.at(-1)
  const parent = parts.slice(0, -1).reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), document)
  if (last === undefined || !isObject(parent)) throw new Error(`The patch names ${step.path}, which is not there`)
  if (Array.isArray(parent)) return applyToList(parent, last, step)
  if (step.op === 'remove') Reflect.deleteProperty(parent, last)
  else parent[last] = structuredClone(step.value)
}

function applyToList(list: unknown[], last: string, step: PatchStep): void {
  const index = last === '-' ? list.length : Number(last)
  const most = step.op === 'add' ? list.length : list.length - 1
  if (!Number.isInteger(index) || index < 0 || index > most) throw new Error(`The patch names ${step.path}, which is not there`)
  if (step.op === 'remove') list.splice(index, 1)
  else list.splice(index, step.op === 'add' ? 0 : 1, structuredClone(step.value))
}

/**
 * One patch from several that were each made for the same document: what is removed from lists goes last and from the end, so that no step
 * moves the place of another, and an object that several need is made once.
 */
export function joinPatches(patches: readonly (readonly PatchStep[])[]): PatchStep[] {
  const steps = patches.flat()
  const removed = steps.filter(({ op }) => op === 'remove')
  const made = new Set<string>()
  const others = steps.filter((step) => {
    if (step.op === 'remove') return false
    if (!isEmptyObject(step.value)) return true
    const isFirst = !made.has(step.path)
    made.add(step.path)
    return isFirst
  })
  return [...others, ...removed.toSorted((a, b) => indexOf(b.path) - indexOf(a.path))]
}

const isEmptyObject = (value: unknown): boolean => isObject(value) && !Array.isArray(value) && Object.keys(value).length === 0
const indexOf = (path: string): number => Number(readPointer(path).at(-1)) || 0
