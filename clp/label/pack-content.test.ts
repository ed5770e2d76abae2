import { describe, expect, it } from 'vitest'
import { packageSizeOf } from './label-sizes.ts'
import { exceedsPackage, readVolume } from './pack-content.ts'

describe('the content of a pack', () => {
  it.each([
    ['5 l', 5],
    ['750 ml', 0.75],
    ['0,75 L', 0.75],
    ['0.750 l', 0.75],
    ['10 litre', 10],
    ['12.5 l', 12.5],
    ['75 cl', 0.75],
    ['5dl', 0.5],
    ['1\u202f000 l', 1000],
    ['6 l (5 l + 1 l)', 6],
    ['2 Liter', 2],
    ['10 litrů', 10],
    ['3 liitrit', 3],
    ['4 litraa', 4],
    ['4 lítear', 4],
    ['5 л', 5],
    ['750 мл', 0.75],
    ['10 литра', 10],
    ['1 литър', 1],
    ['2 λίτρα', 2],
    ['5 l ℮', 5],
    ['2 × 5 l', 5],
    ['12 x 750 ml', 0.75],
    ['4x1L', 1],
    ['6 х 1 л', 1],
  ])('%s is %d litres', (content, litres) => {
    expect(readVolume(content)).toBeCloseTo(litres, 9)
  })

  it.each(['', '10 kg', '500 g', '25 lb', '2 × 5 kg', '2 ×', 'l', '1 Liste', '1 mg', '5'])('%j is no volume', (content) => {
    expect(readVolume(content)).toBeNull()
  })

  it('of 1.000 l may be one litre or a thousand, so that nothing is said of it', () => {
    expect(readVolume('1.000 l')).toBeNull()
    expect(readVolume('1,000 l')).toBeNull()
  })

  it('is held against the capacity of the package, which it may reach (Table 1.3)', () => {
    expect(exceedsPackage('5 l', packageSizeOf(2))).toBe(true)
    expect(exceedsPackage('3 l', packageSizeOf(2))).toBe(false)
    expect(exceedsPackage('750 ml', packageSizeOf(1))).toBe(true)
    expect(exceedsPackage('500 ml', packageSizeOf(1))).toBe(false)
    expect(exceedsPackage('10 000 l', packageSizeOf(5))).toBe(false)
    expect(exceedsPackage('60 kg', packageSizeOf(1))).toBe(false)
  })
})
