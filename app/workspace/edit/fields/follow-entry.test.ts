import { describe, expect, it } from 'vitest'
import { followEntry } from './follow-entry.ts'

const [a, b, c, d] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]

describe('the entry that is open', () => {
  it.each([
    ['stays where nothing moves', [a, b, c], [a, b, c], 1, 1],
    ['stays while it is written in', [a, b, c], [a, { name: 'B' }, c], 1, 1],
    ['moves up where one above is removed', [a, b, c], [b, c], 2, 1],
    ['moves down where that is taken back', [b, c], [a, b, c], 1, 2],
    ['stays where one below is removed', [a, b, c], [a, b], 1, 1],
    ['goes where it is moved to', [a, b, c], [a, c, b], 1, 2],
    ['is closed where it is removed itself', [a, b, c], [a, c], 1, null],
    ['is the one that is added', [a, b], [a, b, {}], 2, 2],
    ['is closed where the adding is taken back', [a, b, d], [a, b], 2, null],
  ])('%s', (_name, before, now, index, expected) => {
    expect(followEntry(before, now, index)).toBe(expected)
  })
})
