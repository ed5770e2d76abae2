import { vi } from 'vitest'

/** A local storage that holds its values in the map, until the globals are unstubbed. */
export function stubLocalStorage(values: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => values.set(key, value),
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  })
}
