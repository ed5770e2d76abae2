import { describe, expect, it } from 'vitest'
import { isValidCasNumber } from '../substance-numbers.ts'
import { bindingLimitsOf, bindingNumbers } from './binding-limits.ts'
import { findUnionLimits } from './union-limit-figures.ts'
import { unionLimitOf } from './union-limits.ts'

const today = '2026-11-30'
const limits = (cas: string | null, day: string, index: string | null = null) =>
  findUnionLimits({ cas, index }, day).map(({ basis, longTerm, shortTerm, remarks }) => [
    basis,
    longTerm?.mgPerM3 ?? null,
    longTerm?.ppm ?? null,
    shortTerm?.mgPerM3 ?? null,
    shortTerm?.ppm ?? null,
    ...remarks,
  ])

describe('the binding limits of the Union (Directive 2004/37/EC, Annex III; Directive 98/24/EC, Annex I)', () => {
  it('have numbers with the right check digit', () => {
    expect(bindingNumbers.length).toBeGreaterThan(60)
    expect(bindingNumbers.filter((cas) => !isValidCasNumber(cas))).toEqual([])
  })

  it.each([
    ['75-01-4', ['2004/37/EC', 2.6, 1, null, null]],
    ['75-21-8', ['2004/37/EC', 1.8, 1, null, null, 'skin']],
    ['79-01-6', ['2004/37/EC', 54.7, 10, 164.1, 30, 'skin']],
    ['95-53-4', ['2004/37/EC', 0.5, 0.1, null, null, 'skin']],
    ['106-89-8', ['2004/37/EC', 1.9, null, null, null, 'skin']],
    ['107-13-1', ['2004/37/EC', 1, 0.45, 4, 1.8, 'skin', 'sensitisation']],
    ['302-01-2', ['2004/37/EC', 0.013, 0.01, null, null, 'skin']],
    ['50-00-0', ['2004/37/EC', 0.37, 0.3, 0.74, 0.6, 'sensitisation']],
    ['630-08-0', ['2004/37/EC', 23, 20, 117, 100]],
    ['14464-46-1', ['2004/37/EC', 0.1, null, null, null, 'respirableFraction']],
    ['1333-82-0', ['2004/37/EC (Cr)', 0.005, null, null, null]],
    ['7784-42-1', ['2004/37/EC', 0.01, null, null, null, 'inhalableFraction'], '033-006-00-7'],
    ['13597-99-4', ['2004/37/EC', 0.0002, null, null, null, 'inhalableFraction', 'sensitisation'], '004-002-00-2'],
    ['21908-53-2', ['2004/37/EC (Hg)', 0.02, null, null, null]],
    ['301-04-2', ['2004/37/EC', 0.03, null, null, null]],
  ])('say of %s %j', (cas, limit, index: string | null = null) => expect(limits(cas, today, index)).toEqual([limit]))

  it('of nickel compounds count two parts of the dust, and of the metal none', () => {
    expect(limits('7786-81-4', today, '028-009-00-5')).toEqual([
      ['2004/37/EC (Ni)', 0.05, null, null, null, 'inhalableFraction', 'sensitisation'],
      ['2004/37/EC (Ni)', 0.01, null, null, null, 'respirableFraction', 'sensitisation'],
    ])
    expect(limits('7440-02-0', today, '028-002-00-7')).toEqual([])
  })

  it('of lead chromate are for chromium and for lead', () => {
    expect(limits('7758-97-6', today, '082-004-00-2').map(([basis, mgPerM3]) => [basis, mgPerM3])).toEqual([
      ['2004/37/EC (Cr)', 0.005],
      ['2004/37/EC', 0.03],
    ])
  })

  it.each([
    ['2024-04-04', ['2004/37/EC, < 2024-04-05', 3.25]],
    ['2024-04-05', ['2004/37/EC, < 2026-04-05', 1.65]],
    ['2026-04-04', ['2004/37/EC, < 2026-04-05', 1.65]],
    ['2026-04-05', ['2004/37/EC', 0.66]],
  ])('of benzene on %s begin with %j', (day, [basis, mgPerM3]) => expect(limits('71-43-2', day)[0]?.slice(0, 2)).toEqual([basis, mgPerM3]))

  it.each([
    ['7440-43-9', '2027-07-10', ['2004/37/EC, < 2027-07-11 0.004', '2004/37/EC, ≥ 2027-07-11 0.001']],
    ['7440-43-9', '2027-07-11', ['2004/37/EC 0.001']],
    ['584-84-9', '2026-04-08', []],
    ['584-84-9', '2028-12-31', ['98/24/EC (NCO), ≤ 2028 0.01', '98/24/EC (NCO), ≥ 2029 0.006']],
    ['584-84-9', '2029-01-01', ['98/24/EC (NCO) 0.006']],
    ['7439-92-1', '2026-04-08', ['2004/37/EC, < 2026-04-09 0.15', '2004/37/EC, ≥ 2026-04-09 0.03']],
    ['7439-92-1', '2026-04-09', ['2004/37/EC 0.03']],
    ['7440-41-7', '2026-07-10', ['2004/37/EC, < 2026-07-11 0.0006', '2004/37/EC, ≥ 2026-07-11 0.0002']],
    ['107-13-1', '2026-04-04', []],
  ])('of %s on %s are %j, with those to come', (cas, day, found) =>
    expect(limits(cas, day).map(([basis, mgPerM3]) => `${basis} ${mgPerM3}`)).toEqual(found),
  )

  it.each([
    ['4464-23-7', '048-003-00-6'],
    ['4262-43-5', '033-007-00-2'],
    ['7440-38-2', '033-001-00-X'],
    ['10112-91-1', '080-003-00-1'],
    ['593-74-8', '080-007-00-3'],
    ['78-00-2', '082-002-00-1'],
    ['109125-51-1', '024-011-00-5'],
    ['7732-18-5', null],
    [null, null],
  ])('are none of %s, %s', (cas, index) => {
    expect(bindingLimitsOf({ cas, index })).toEqual([])
    expect(unionLimitOf({ cas, index }, today)).toBeNull()
  })
})
