import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isValidCasNumber } from '../substance-numbers.ts'
import { isUnionLimitOn, limitedSubstances, unionLimitOf } from './union-limits.ts'

describe('a workplace limit of the Union', () => {
  it.each([
    ['(EU) 2019/1831', '2021-05-19', false],
    ['(EU) 2019/1831', '2021-05-20', true],
    // the end of the time for transposition, by Directive
    ['2000/39/EC', '2001-12-30', false],
    ['2000/39/EC', '2001-12-31', true],
    ['2006/15/EC', '2007-08-31', false],
    ['2006/15/EC', '2007-09-01', true],
    ['2009/161/EU', '2011-12-17', false],
    ['2009/161/EU', '2011-12-18', true],
    ['(EU) 2017/164', '2018-08-20', false],
    ['(EU) 2017/164', '2018-08-21', true],
    ['2004/37/EC (Cr)', '2021-07-10', false],
    ['2004/37/EC (Cr)', '2021-07-11', true],
    ['98/24/EC (NCO), ≤ 2028', '2026-04-08', false],
    ['98/24/EC (NCO), ≤ 2028', '2026-04-09', true],
    ['98/24/EC (NCO), ≤ 2028', '2029-01-01', false],
    ['98/24/EC (NCO), ≥ 2029', '2029-01-01', true],
    ['2004/37/EC, < 2027-07-11', '2027-07-10', true],
    ['2004/37/EC, < 2027-07-11', '2027-07-11', false],
    ['an act to come', '2019-01-01', true],
  ])('of %s on %s: %s', (basis, day, holds) => expect(isUnionLimitOn(basis, day)).toBe(holds))

  it.each([
    ['34590-94-8', '2026-11-23', '2000/39/EC'],
    ['123-86-4', '2021-05-19', null],
    ['123-86-4', '2021-05-20', '(EU) 2019/1831'],
    ['101-68-8', '2026-04-08', null],
    ['101-68-8', '2026-04-09', '98/24/EC (NCO)'],
    // Directive 2004/37/EC, Annex III: acrylonitrile from 5 April 2026 on
    ['107-13-1', '2026-04-04', null],
    ['107-13-1', '2026-04-05', '2004/37/EC'],
    ['7732-18-5', '2026-11-23', null],
    [null, '2026-11-23', null],
    // (EU) 2022/431 put it into Annex III; the list of indicative limits had it before
    ['68-12-2', '2024-04-04', '2009/161/EU'],
    ['68-12-2', '2024-04-05', '2004/37/EC'],
  ])('is known of %s on %s: %s', (cas, day, act) => expect(unionLimitOf({ cas, index: null }, day)).toBe(act))

  it('is known of what the library has one for, by the same act', () => {
    const limit = z.looseObject({ country: z.string().optional(), basis: z.string() })
    const library = z.record(z.string(), z.looseObject({ casNumber: z.string().optional(), exposureLimits: z.array(limit).optional() }))
    const substances = library.parse(JSON.parse(readFileSync(new URL('../../catalogue/substances.json', import.meta.url), 'utf8')))
    const known = Object.values(substances).flatMap(({ casNumber, exposureLimits = [] }) =>
      exposureLimits.flatMap(({ country, basis }) =>
        country === undefined && casNumber !== undefined ? [[casNumber, basis.replace(/, [≤≥] \d{4}$/, '')]] : [],
      ),
    )
    expect(known.length).toBeGreaterThan(20)
    expect(known.map(([cas = '']) => [cas, unionLimitOf({ cas, index: null }, '2026-11-23')])).toEqual(known)
  })

  it('has as many substances as its act names by a number, each with the right check digit', () => {
    expect([...limitedSubstances.keys()].filter((cas) => !isValidCasNumber(cas))).toEqual([])
    const counts = Object.entries(Object.groupBy(limitedSubstances.values(), (act) => act)).map(([act, all = []]) => [act, all.length])
    // Counted on 2026-11-29. An amendment that moves or adds a substance changes them, and says which.
    expect(Object.fromEntries(counts)).toEqual({
      '91/322/EEC': 4,
      '2000/39/EC': 63,
      '2006/15/EC': 27,
      '2009/161/EU': 17,
      '(EU) 2017/164': 29,
      '(EU) 2019/1831': 9,
    })
  })
})
