// One page of one visitor: this module's memory lives in the browser only.
const memory = new Map<string, string>()

/** Remembers a value on this device; in memory, until the page is left, where the browser stores nothing. */
export function store(key: string, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is forbidden or full: the memory above has it.
  }
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
