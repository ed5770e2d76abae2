import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openCandidateList } from '../annex-vi/candidate-list.ts'
import { isValidCasNumber } from '../substance-numbers.ts'
import { authorisedSubstances, findAuthorised } from './annex-xiv.ts'

const candidates = openCandidateList(readFileSync(new URL('../annex-vi/candidate-list.txt', import.meta.url)))

describe('REACH Annex XIV', () => {
  it('takes its substances from the candidate list, by numbers with the right check digits', () => {
    const numbers = authorisedSubstances.flatMap(({ cas }) => cas)
    expect(numbers.filter((number) => !isValidCasNumber(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { cas, since } of authorisedSubstances)
      for (const number of cas) expect([number, candidates.find(number, since).length > 0]).toEqual([number, true])
  })

  it('has its entries once and in order, and eighteen months between the last application and the sunset date', () => {
    const entries = authorisedSubstances.map(({ entry }) => entry)
    expect(entries).toEqual([...new Set(entries)].toSorted((a, b) => a - b))
    expect(Array.from({ length: 59 }, (_, index) => index + 1).filter((one) => !entries.includes(one))).toEqual([57, 59])
    for (const { latestApplication, sunset, since, entry } of authorisedSubstances) {
      const [from, to] = [latestApplication, sunset].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
      expect([entry, (to ?? 0) - (from ?? 0), latestApplication.slice(8)]).toEqual([entry, 18, sunset.slice(8)])
      expect(since < latestApplication).toBe(true)
    }
  })

  it('counts a carcinogen, and what hormones or persistence put there, from 0.1 %, and what is toxic for reproduction alone from 0.3 %', () => {
    for (const { cas, limit, entry } of authorisedSubstances) {
      const reasons = cas.flatMap((number) => candidates.find(number, '2026-04-01')).flatMap((one) => one.reasons)
      expect([entry, limit]).toEqual([entry, reasons.every((one) => one === 'toxicForReproduction') ? 0.3 : 0.1])
    }
  })

  it('holds from the day of the act on', () => {
    expect(findAuthorised('7789-06-2', '2014-08-21')).toBeNull()
    expect(findAuthorised('7789-06-2', '2014-08-22')).toMatchObject({ entry: 29, sunset: '2019-01-22' })
    expect(findAuthorised('108-88-3', '2026-11-23')).toBeNull()
  })
})
