import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openCandidateList } from './candidate-list.ts'

const list = openCandidateList(readFileSync(new URL('candidate-list.txt', import.meta.url)))

describe('the candidate list', () => {
  it('has a substance from the day of its inclusion on, by each of its numbers', () => {
    expect(list.find('110-54-3', '2026-02-03')).toEqual([])
    for (const number of ['110-54-3', '203-777-6']) {
      expect(list.find(number, '2026-02-04')).toMatchObject([{ name: 'n-hexane', reasons: ['repeatedExposure'], included: '2026-02-04' }])
    }
  })

  it('is the list that was compared', () => {
    expect(list.entries).toHaveLength(507)
    expect(list.entries.every(({ reasons, included }) => reasons.length > 0 && /^20\d\d-\d\d-\d\d$/.test(included))).toBe(true)
    expect([list.entries.map(({ included }) => included).toSorted()[0], list.entries.filter(({ cas }) => cas.length === 0).length]).toEqual(
      ['2008-10-28', 56],
    )
  })

  it('gives nothing for what it does not list', () => {
    expect([list.find('', '2026-04-01'), list.find('7732-18-5', '2026-04-01')]).toEqual([[], []])
  })
})
