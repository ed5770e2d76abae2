import { expect, it } from 'vitest'
import { paintLimits, readPaintCategory } from './paint-limits.ts'

it('a subcategory is read as people write it, and none is made of a letter', () => {
  expect(['A/j', 'cat. A/j (SB)', 'A / a', 'B/e', 'A/(i)'].map(readPaintCategory)).toEqual(['A/j', 'A/j', 'A/a', 'B/e', 'A/i'])
  expect(['j', 'A/m', 'B/f', 'C/a', '', 'A'].map(readPaintCategory)).toEqual([null, null, null, null, null, null])
})

it('Annex II has twelve rows for buildings and five for vehicles', () => {
  expect(Object.keys(paintLimits).filter((one) => one.startsWith('A/'))).toHaveLength(12)
  expect(Object.keys(paintLimits).filter((one) => one.startsWith('B/'))).toHaveLength(5)
})
