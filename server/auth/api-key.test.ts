import { describe, expect, it } from 'vitest'
import { clientIdOf, hashApiKey, holdsApiKey, isApiKey, isMeantAsApiKey, makeApiKey, withoutApiKeys } from './api-key.ts'

describe('a key', () => {
  it('begins with the name of the program and is never made twice', () => {
    const keys = Array.from({ length: 200 }, makeApiKey)
    expect(new Set(keys).size).toBe(200)
    for (const key of keys) expect(key).toMatch(/^psk_[0-9A-Za-z]{46}$/)
  })

  it('has a check part, so that one wrong digit or two swapped digits are found', () => {
    const key = makeApiKey()
    expect(isApiKey(key)).toBe(true)
    for (let at = 4; at < key.length; at++) {
      const other = key.charAt(at) === 'a' ? 'b' : 'a'
      expect(isApiKey(`${key.slice(0, at)}${other}${key.slice(at + 1)}`)).toBe(false)
    }
    expect(isApiKey('psk_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcd000000')).toBe(false)
    expect([key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`, key.toLowerCase()].map(isApiKey)).toStrictEqual(Array(5).fill(false))
  })

  it('is recognised by its prefix, whatever follows', () => {
    expect(['psk_', 'psk_x', 'eyJhbGciOi.J9.x', ''].map(isMeantAsApiKey)).toStrictEqual([true, true, false, false])
  })

  it('is named by its beginning and stored as a hash alone', () => {
    const key = makeApiKey()
    expect(clientIdOf(key)).toBe(key.slice(0, 12))
    expect(hashApiKey('psk_x')).toBe('86732d61521ebd89ae83946f11fa3d74113f6da1294cfc8ca15b898db882e78b')
  })
})

describe('an address', () => {
  it('with a key is recognised in every place and spelling, and is shown without the key', () => {
    const key = makeApiKey()
    const escaped = [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
    for (const address of [`/api/v1/products?key=${key}`, `/${key}/x`, `/p/1?a=${escaped}`, `/x?${key.replace('_', '%5F')}&%FF=%`]) {
      expect(holdsApiKey(address)).toBe(true)
      expect(withoutApiKeys(address)).not.toContain(key.slice(12))
    }
    expect(holdsApiKey('/p/1001/en/gh/1?q=psk_short')).toBe(false)
    expect(withoutApiKeys('/p/1001/en%20x')).toBe('/p/1001/en%20x')
  })
})
