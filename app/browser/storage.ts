// One page of one visitor: this module's memory lives in the browser only.
const memory = new Map<string, string>()
/** Keys whose newest value is in memory only, because the device is full: what it has under them is older. */
const unwritten = new Set<string>()

/** The browser stores or reads nothing; the message names the key (specification, section 8). The value lives in memory meanwhile. */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  constructor(action: 'read' | 'write', key: string, cause: unknown) {
    super(`Can not ${action} “${key}” in the browser’s storage`, { cause })
  }
}

/** Remembers a value on this device; in memory, until the page is left, where the browser stores nothing: then the reason comes back. */
export function store(key: string, value: string): StorageError | null {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
    unwritten.delete(key)
    return null
  } catch (error) {
    unwritten.add(key)
    return new StorageError('write', key, error)
  }
}

/** The value of a key, null where there is none. @param onError told why the browser's storage could not be read */
export function readStored(key: string, onError?: (error: StorageError) => void): string | null {
  try {
    const there = localStorage.getItem(key)
    return (unwritten.has(key) ? null : there) ?? memory.get(key) ?? null
  } catch (error) {
    onError?.(new StorageError('read', key, error))
    return memory.get(key) ?? null
  }
}

/** Whether the browser, and not only this page's memory, has the value. */
export function isStored(key: string): boolean {
  const value = memory.get(key)
  try {
    return value !== undefined && localStorage.getItem(key) === value
  } catch {
    return false
  }
}

/** Takes a value away. */
export function forget(key: string): void {
  memory.delete(key)
  unwritten.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be written to holds nothing.
  }
}

/** Keys with this beginning that have a value, on the device or in memory. */
export function listStored(prefix: string): string[] {
  const keys = new Set(memory.keys())
  try {
    for (let index = 0; index < localStorage.length; index += 1) keys.add(localStorage.key(index) ?? '')
  } catch {
    // Memory is all that there is.
  }
  return [...keys].filter((key) => key.startsWith(prefix)).toSorted()
}

/**
 * Runs before everything else in the page. Where the browser forbids session storage, already looking at it is an error, and scripts that
 * are not ours look at it: the router's, to restore where one had scrolled to. They get memory, which lasts until the page is left.
 */
export const sessionStorageScript = `(function(){try{sessionStorage.length}catch(e){var m=new Map();Object.defineProperty(window,'sessionStorage',{configurable:true,value:{getItem:function(k){return m.has(k)?m.get(k):null},setItem:function(k,v){m.set(k,String(v))},removeItem:function(k){m.delete(k)}}})}})()`
