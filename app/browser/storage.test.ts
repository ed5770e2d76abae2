import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../tests/stub-local-storage.ts'
import { forget, isStored, listStored, readStored, store, StorageError } from './storage.ts'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('storage on the device', () => {
  const values = new Map<string, string>()
  beforeEach(() => {
    stubLocalStorage(values)
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

  it('lists what begins alike, until it is taken away', () => {
    for (const key of ['draft 1 10 b', 'draft 1 10 a', 'draft 1 100 c']) store(key, 'x')
    values.set('draft 1 10 z', 'of another tab')
    expect(listStored('draft 1 10 ')).toEqual(['draft 1 10 a', 'draft 1 10 b', 'draft 1 10 z'])
    forget('draft 1 10 a')
    forget('draft 1 10 z')
    expect(listStored('draft 1 10 ')).toEqual(['draft 1 10 b'])
    expect(readStored('draft 1 10 a')).toBeNull()
  })

  it('gives back what was stored last, also where the device was full by then', () => {
    store('draft', 'first words')
    const { setItem } = localStorage
    localStorage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    expect(store('draft', 'first words, and more')?.message).toBe('Can not write “draft” in the browser’s storage')
    expect([readStored('draft'), isStored('draft'), values.get('draft')]).toEqual(['first words, and more', false, 'first words'])
    localStorage.setItem = setItem
    store('draft', 'last words')
    values.set('draft', 'of another tab')
    expect(readStored('draft')).toBe('of another tab')
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
