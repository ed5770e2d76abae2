import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, store, StorageError } from './storage.ts'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage on the device', () => {
  const values = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      setItem: (key: string, value: string) => values.set(key, value),
      getItem: (key: string) => values.get(key) ?? null,
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    values.clear()
  })

  it('gives back what was stored', () => {
    expect(store('theme', 'dark')).toBeNull()
    expect(values.get('theme')).toBe('dark')
    expect(readStored('theme')).toBe('dark')
    expect(readStored('unknown')).toBeNull()
  })

  it('falls back to memory where the browser forbids it, with an error that names the key', () => {
    vi.stubGlobal('localStorage', { setItem: forbidden, getItem: forbidden })
    const error = store('seen', '1001')
    expect(error).toBeInstanceOf(StorageError)
    expect(error?.message).toBe('Can not write “seen” in the browser’s storage')
    const errors: string[] = []
    expect(readStored('seen', ({ message }) => errors.push(message))).toBe('1001')
    expect(errors).toEqual(['Can not read “seen” in the browser’s storage'])
  })
})
