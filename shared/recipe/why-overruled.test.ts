import { describe, expect, it } from 'vitest'
import { faultsOfOverride } from './why-overruled.ts'

const faults = (reason: string, evidence?: string) =>
  faultsOfOverride({ basis: 'testData', reason, ...(evidence === undefined ? {} : { evidence }) }).map(({ field }) => field)

describe('a decision against the calculation', () => {
  it('has a reason in thirty letters that somebody can read, and of a test its report', () => {
    expect(faults('OECD 431 was negative, report of 3 March 2026.', 'Report 12/26')).toEqual([])
    expect(faults('Because.', 'Report 12/26')).toEqual(['reason'])
    expect(faults('OECD 431 was negative, report of 3 March 2026.')).toEqual(['evidence'])
  })

  it('has none in letters that nobody sees', () => {
    expect(faults(`Test${'\u200B'.repeat(40)}`, '\u2060\u200D')).toEqual(['reason', 'evidence'])
    expect(faults('\u3164\u2800'.repeat(40), '\u00AD')).toEqual(['reason', 'evidence'])
    expect(faults(`A${' '.repeat(40)}b`, 'R')).toEqual(['reason'])
  })
})
