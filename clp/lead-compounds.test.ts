import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openCandidateList } from './annex-vi/candidate-list.ts'
import { openHarmonisedTable } from './annex-vi/open-table.ts'
import { isLead, leadNumbers } from './lead-compounds.ts'
import { isValidCasNumber } from './substance-numbers.ts'

describe('lead and its compounds', () => {
  it('are known by the CAS number alone, where the candidate list or Annex VI has one', () => {
    const { entries } = openCandidateList(readFileSync(new URL('annex-vi/candidate-list.txt', import.meta.url)))
    const candidates = entries.filter(({ name }) => /lead\b/i.test(name)).flatMap(({ cas }) => cas)
    const table = openHarmonisedTable(readFileSync(new URL('annex-vi/table-3.txt', import.meta.url)))
    const harmonised = table
      .indexNumbers()
      .filter((index) => index.startsWith('082-'))
      .flatMap((index) => table.lastEntry(index)?.cas.map(({ text }) => text) ?? [])
    expect([candidates.length, harmonised.length].every((count) => count > 10)).toBe(true)
    expect([...candidates, ...harmonised].filter((cas) => !isLead(cas, null))).toEqual([])
  })

  it('have numbers with the right check digits, and among them common ones that those lists do not give', () => {
    expect([...leadNumbers].filter((number) => !isValidCasNumber(number))).toEqual([])
    for (const cas of ['1309-60-0', '7446-14-2', '598-63-0', '61790-14-5', '301-08-6', '1072-35-1']) expect(isLead(cas, null)).toBe(true)
  })

  it('are known by an index number of Annex VI, and cadmium is none of them', () => {
    expect([isLead(null, '082-001-00-6'), isLead('7440-43-9', '048-001-00-5'), isLead(undefined, undefined)]).toEqual([true, false, false])
  })
})
