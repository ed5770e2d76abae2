import { describe, expect, it } from 'vitest'
import { pluralSuffix } from '../../shared/plural-suffix.ts'

describe('the plural rule of the specification', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [1000, 'other'],
    [-1, 'zero'],
  ])('%i is %s', (count, suffix) => {
    expect(pluralSuffix(count)).toBe(suffix)
  })
})
