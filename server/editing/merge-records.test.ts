import { describe, expect, it } from 'vitest'
import { compareRecords } from './compare-records.ts'
import { applyMergePatch, mergeChanges } from './merge-records.ts'

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

describe('two changes of one record', () => {
  const base = { name: 'Lacquer', list: [{ text: 'a' }, { text: 'b' }], deep: { one: 1, two: 2 } }

  it('are merged where they are in different places, within a list too', () => {
    const first = { ...base, name: 'Varnish', list: [{ text: 'A' }, { text: 'b' }] }
    const second = { ...base, list: [{ text: 'a' }, { text: 'B' }], deep: { one: 1, three: 3 } }
    expect(mergeChanges(base, first, second)).toStrictEqual({
      merged: { name: 'Varnish', list: [{ text: 'A' }, { text: 'B' }], deep: { one: 1, three: 3 } },
      collisions: [],
    })
  })

  it('conflict where both changed one place, and where a list became longer', () => {
    const first = { ...base, name: 'Varnish', list: [...base.list, { text: 'c' }] }
    const second = { ...base, name: 'Stain', list: [{ text: 'x' }, { text: 'b' }] }
    expect(mergeChanges(base, first, second)).toStrictEqual({ merged: first, collisions: ['name', 'list'] })
  })

  it('do not conflict where both made the same change', () => {
    const same = { ...base, name: 'Stain' }
    expect(mergeChanges(base, same, { ...same }).collisions).toStrictEqual([])
  })
})

describe('the differences of two records', () => {
  it('are reported as deep inside as possible', () => {
    expect(compareRecords({ a: { b: 1, c: 2 }, d: [1, 2] }, { a: { b: 1, c: 3 }, d: [1, 5], e: true })).toStrictEqual([
      { path: 'a.c', kind: 'changed', before: 2, after: 3 },
      { path: 'd[1]', kind: 'changed', before: 2, after: 5 },
      { path: 'e', kind: 'added', after: true },
    ])
  })

  it('name one entry that was added to the middle of a list, or removed from it', () => {
    expect(compareRecords({ a: ['x', 'z'] }, { a: ['x', 'y', 'z'] })).toStrictEqual([{ path: 'a[1]', kind: 'added', after: 'y' }])
    expect(compareRecords({ a: ['x', 'y', 'z'] }, { a: ['x', 'z'] })).toStrictEqual([{ path: 'a[1]', kind: 'removed', before: 'y' }])
  })

  it('ignore the order of keys', () => {
    expect(compareRecords({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 })).toStrictEqual([])
  })
})
