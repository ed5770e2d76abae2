import { describe, expect, it } from 'vitest'
import { hasTableSize, isLabelLargeEnough, labelSizeOf, labelSizes, leastTextSize, packageSizeOf, packageSizes } from './label-sizes.ts'

describe('the sizes of labels', () => {
  it('are those of Table 1.3, each upright and turned', () => {
    expect(labelSizes.map(({ width, height }) => `${width} × ${height}`)).toEqual([
      '52 × 74',
      '74 × 52',
      '74 × 105',
      '105 × 74',
      '105 × 148',
      '148 × 105',
      '148 × 210',
      '210 × 148',
    ])
  })

  it('are found by their numbers, and no other number is one', () => {
    expect(labelSizeOf(4)).toMatchObject({ width: 105, height: 74 })
    expect(() => labelSizeOf(9)).toThrow('no label size 9')
    expect(() => packageSizeOf(0)).toThrow('no package size 0')
  })
})

describe('what the package demands', () => {
  it('is what Table 1.3 says: capacity in litres, label, side of the pictogram at least and if possible, height of the x', () => {
    const rows = packageSizes.map(({ above, upTo, label, pictogramSide, xHeight }) => [
      [above, upTo],
      `${label.width} × ${label.height}${label.ifPossible ? ' if possible' : ''}`,
      [pictogramSide.least, pictogramSide.ifPossible],
      xHeight,
    ])
    expect(rows).toEqual([
      [[null, 0.5], '52 × 74 if possible', [10, 16], 1.2],
      [[0.5, 3], '52 × 74 if possible', [10, 16], 1.4],
      [[3, 50], '74 × 105', [23, 23], 1.8],
      [[50, 500], '105 × 148', [32, 32], 2],
      [[500, null], '148 × 210', [46, 46], 2],
    ])
  })

  it('is at least 1/15 of the least label for each pictogram, and 1 cm² where that is not possible (CLP Annex I, 1.2.1.4)', () => {
    for (const { label, pictogramSide } of packageSizes) {
      // Table 1.3 rounds the side to whole millimetres
      expect(Math.round(Math.sqrt((label.width * label.height) / 15))).toBe(pictogramSide.ifPossible)
      expect(pictogramSide.least ** 2).toBeGreaterThanOrEqual(100)
    }
  })

  it('is an x-height that grows with the capacity', () => {
    expect(packageSizes.map(({ xHeight }) => xHeight)).toEqual([1.2, 1.4, 1.8, 2, 2])
  })

  it('is a size of type, rounded up so that the x is never lower', () => {
    expect(packageSizes.map((size) => leastTextSize(size, 0.526))).toEqual([6.47, 7.55, 9.71, 10.78, 10.78])
    for (const size of packageSizes) expect(((leastTextSize(size, 0.526) * 25.4) / 72) * 0.526).toBeGreaterThanOrEqual(size.xHeight)
  })

  it('is “if possible” up to 3 l: a smaller label is allowed there, and told from one of the size of Table 1.3', () => {
    const small = { width: 40, height: 60 }
    expect([1, 2, 3].map((id) => isLabelLargeEnough(small, packageSizeOf(id)))).toEqual([true, true, false])
    expect(hasTableSize(small, packageSizeOf(2))).toBe(false)
    expect(hasTableSize({ width: 80, height: 52 }, packageSizeOf(2))).toBe(true)
    expect(isLabelLargeEnough({ width: 104.9, height: 74 }, packageSizeOf(3))).toBe(false)
  })

  it('is a label that may be turned, but not smaller', () => {
    const fits = (label: number, package_: number) => isLabelLargeEnough(labelSizeOf(label), packageSizeOf(package_))
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((label) => fits(label, 3))).toEqual([false, false, true, true, true, true, true, true])
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((label) => fits(label, 1))).toHaveLength(8)
    expect([1, 2, 3, 4, 5, 6, 7, 8].filter((label) => fits(label, 5))).toEqual([7, 8])
  })
})
