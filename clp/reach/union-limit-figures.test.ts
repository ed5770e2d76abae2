import { describe, expect, it } from 'vitest'
import { isValidCasNumber } from '../substance-numbers.ts'
import { figuredSubstances, findUnionLimits } from './union-limit-figures.ts'
import { limitedSubstances } from './union-limits.ts'

const day = '2026-11-29'
const findUnionLimit = (cas: string | null, at: string) => findUnionLimits({ cas, index: null }, at)[0] ?? null
/** l/mol at 20 °C and 101.3 kPa, by which mg/m³ follow from ppm and the molar mass. */
const molarVolume = 24.04

describe('the figures of the lists of the Union', () => {
  it('are of substances that the lists have, with numbers that are right', () => {
    expect(figuredSubstances.length).toBeGreaterThan(40)
    expect(figuredSubstances.filter((cas) => !isValidCasNumber(cas) || !limitedSubstances.has(cas))).toEqual([])
  })

  it('allow a quarter of an hour no less than eight hours, in either unit, and have at least one figure', () => {
    const wrong = figuredSubstances.filter((cas) => {
      const { longTerm = {}, shortTerm = {} } = findUnionLimit(cas, day) ?? {}
      const isOrdered = (['mgPerM3', 'ppm'] as const).every((unit) => (shortTerm[unit] ?? Infinity) >= (longTerm[unit] ?? 0))
      return !isOrdered || Object.keys({ ...longTerm, ...shortTerm }).length === 0
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['64-18-6', 46.03],
    ['109-99-9', 72.11],
    ['110-82-7', 84.16],
    ['7664-41-7', 17.03],
    ['75-09-2', 84.93],
    ['108-05-4', 86.09],
    ['142-82-5', 100.2],
  ])('say the same in both units: %s of %d g/mol', (cas, mass) => {
    const { mgPerM3 = 0, ppm = 0 } = findUnionLimit(cas, day)?.longTerm ?? {}
    expect(mgPerM3 / ((ppm * mass) / molarVolume)).toBeGreaterThan(0.93)
    expect(mgPerM3 / ((ppm * mass) / molarVolume)).toBeLessThan(1.07)
  })

  it.each([
    ['64-18-6', { basis: '2006/15/EC', longTerm: { mgPerM3: 9, ppm: 5 }, remarks: [] }],
    ['7664-93-9', { basis: '2009/161/EU', longTerm: { mgPerM3: 0.05 }, remarks: [] }],
  ])('are those of the act: %s', (cas, limit) => expect(findUnionLimit(cas, day)).toEqual(limit))

  it('hold from the end of the time for transposition on', () => {
    expect(findUnionLimit('7664-93-9', '2011-12-17')).toBeNull()
    expect(findUnionLimit('7664-93-9', '2011-12-18')).not.toBeNull()
    expect(findUnionLimit('7732-18-5', day)).toBeNull()
    expect(findUnionLimit(null, day)).toBeNull()
  })
})
