import { describe, expect, it } from 'vitest'
import { isUnionLimitOn } from './union-limits.ts'

describe('a workplace limit of the Union', () => {
  it.each([
    ['(EU) 2019/1831', '2021-05-19', false],
    ['(EU) 2019/1831', '2021-05-20', true],
    ['2000/39/EC', '2019-05-03', true],
    ['2004/37/EC (Cr)', '2021-07-10', false],
    ['2004/37/EC (Cr)', '2021-07-11', true],
    ['an act to come', '2019-01-01', true],
  ])('of %s on %s: %s', (basis, day, holds) => expect(isUnionLimitOn(basis, day)).toBe(holds))
})
