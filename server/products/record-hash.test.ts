import { describe, expect, it } from 'vitest'
import { canonicalJson, hashRecord } from './record-hash.ts'

describe('the canonical JSON', () => {
  it('does not depend on the order of keys, at any depth', () => {
    const one = { b: [{ y: 1, x: 'é' }], a: { d: null, c: true } }
    const other = { a: { c: true, d: null }, b: [{ x: 'é', y: 1 }] }
    expect(canonicalJson(one)).toBe('{"a":{"c":true,"d":null},"b":[{"x":"é","y":1}]}')
    expect(canonicalJson(other)).toBe(canonicalJson(one))
  })

  it('depends on the order of a list', () => {
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  })

  it('leaves keys without a value out', () => {
    expect(hashRecord({ a: 1, b: undefined })).toBe(hashRecord({ a: 1 }))
  })

  it('has the hash that other tools calculate', () => {
    // printf '{"a":1}' | sha256sum
    expect(hashRecord({ a: 1 })).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862')
  })
})
