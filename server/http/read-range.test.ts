import { describe, expect, it } from 'vitest'
import { readRange } from './read-range.ts'

describe('a range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=90-400', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-400', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['items=0-9', null],
    ['bytes=99999999999999999999-', null],
  ])('%s', (header, expected) => {
    expect(readRange(header, 100)).toStrictEqual(expected)
  })

  it('is the whole file without a header', () => {
    expect(readRange(undefined, 100)).toBeNull()
  })
})
