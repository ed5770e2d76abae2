import { describe, expect, it } from 'vitest'
import { compareRecords } from './compare-records.ts'

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
