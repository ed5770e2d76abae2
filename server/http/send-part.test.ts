import { describe, expect, it } from 'vitest'
import { readPart } from './send-part.ts'

describe('a range of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-400', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-400', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', 'unsatisfiable'],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['items=0-9', null],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
    ['items=200-', null],
  ])('%s', (header, expected) => {
    expect(readPart(header, 100)).toStrictEqual(expected)
  })

  it('is the whole file if there is no header', () => {
    expect(readPart(undefined, 100)).toBeNull()
  })
})
