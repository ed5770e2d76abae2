import { describe, expect, it } from 'vitest'
import { applyMergePatch } from './merge-records.ts'

describe('a merge patch', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('of RFC 7396, appendix A: %j with %j', (record, patch, expected) => {
    expect(applyMergePatch(record, patch)).toStrictEqual(expected)
  })

  it('changes nothing of the record that it is applied to', () => {
    const record = { a: { b: 1 } }
    applyMergePatch(record, { a: { b: 2 } })
    expect(record).toStrictEqual({ a: { b: 1 } })
  })
})
