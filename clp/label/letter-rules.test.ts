import { expect, it } from 'vitest'
import { letterRuleOn, packageSizeOn, packageSizes } from './label-sizes.ts'

// CLP Annex I, 1.2.1.5 as amended by Regulation (EU) 2024/2865, applied from the day of Regulation (EU) 2025/2439
it('letters are easily legible at 1.2 mm until the end of 2027, then as high as the package demands', () => {
  const heights = (day: string) => packageSizes.map(({ id }) => packageSizeOn(id, day).xHeight)
  expect(heights('2026-11-23')).toEqual([1.2, 1.2, 1.2, 1.2, 1.2])
  expect(heights('2027-12-31')).toEqual([1.2, 1.2, 1.2, 1.2, 1.2])
  expect(heights('2028-01-01')).toEqual([1.2, 1.4, 1.8, 2, 2])
  expect(letterRuleOn('2027-12-31').source).toContain('guidance')
  expect(letterRuleOn('2028-01-01').source).toBe('CLP Annex I, 1.2.1.5')
})
