/** A place in a record: names of fields and numbers of list entries. */
export type RecordPath = readonly (string | number)[]

/** A record or a part of it, as it is being written: complete or not. */
export type RecordValue = unknown

const isObject = (value: RecordValue): value is Record<string, RecordValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: RecordValue, path: RecordPath): RecordValue {
  return path.reduce<RecordValue>((part, key) => {
    if (Array.isArray(part) && typeof key === 'number') return part[key]
    return isObject(part) && typeof key === 'string' && Object.hasOwn(part, key) ? part[key] : undefined
  }, value)
}

/** The record with another value at a place; `undefined` takes a field away. What is not concerned stays the same object. */
export function withValueAt(value: RecordValue, path: RecordPath, next: RecordValue): RecordValue {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof key === 'number') {
    const list: RecordValue[] = Array.isArray(value) ? [...value] : []
    list[key] = withValueAt(list[key], rest, next)
    return list
  }
  const object = isObject(value) ? value : {}
  const changed = withValueAt(object[key], rest, next)
  if (changed !== undefined) return { ...object, [key]: changed }
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
}

/** Such as `composition.ingredients[2].casNumber`. */
export function writePath(path: RecordPath): string {
  return path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`), '')
}

/** The same empty list each time: two looks at one record find nothing changed. */
const noEntries: readonly RecordValue[] = []

export function asList(value: RecordValue): readonly RecordValue[] {
  return Array.isArray(value) ? value : noEntries
}

export function asText(value: RecordValue): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function asObject(value: RecordValue): Readonly<Record<string, RecordValue>> {
  return isObject(value) ? value : {}
}
