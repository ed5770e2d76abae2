import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openCandidateList } from '../annex-vi/candidate-list.ts'
import { isValidCasNumber, isValidEcNumber } from '../substance-numbers.ts'
import { authorisedSubstances, findAuthorised, sunsetOf } from './annex-xiv.ts'

const candidates = openCandidateList(readFileSync(new URL('../annex-vi/candidate-list.txt', import.meta.url)))

describe('REACH Annex XIV', () => {
  it('takes its substances from the candidate list, by numbers with the right check digits', () => {
    const all = authorisedSubstances.flatMap(({ numbers }) => numbers)
    expect(all.filter((number) => !isValidCasNumber(number) && !isValidEcNumber(number))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
    // The list names no number of the reaction mass of entry 59, and few of the members of groups.
    for (const { entry, numbers, since } of authorisedSubstances.filter((one) => one.entry !== 59))
      expect([entry, numbers.some((number) => candidates.find(number, since).length > 0)]).toEqual([entry, true])
    const groups = [42, 43, 48, 50, 57, 59]
    for (const { numbers, since } of authorisedSubstances.filter((one) => !groups.includes(one.entry)))
      for (const number of numbers) expect([number, candidates.find(number, since).length > 0]).toEqual([number, true])
  })

  it('has its entries once and in order, and eighteen months between the last application and the sunset date', () => {
    const entries = authorisedSubstances.map(({ entry }) => entry)
    expect(entries).toEqual(Array.from({ length: 59 }, (_, index) => index + 1))
    for (const { latestApplication, sunset, since, entry } of authorisedSubstances) {
      const [from, to] = [latestApplication, sunset].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
      expect([entry, (to ?? 0) - (from ?? 0), latestApplication.slice(8)]).toEqual([entry, 18, sunset.slice(8)])
      expect(since < latestApplication).toBe(true)
    }
  })

  it('counts a carcinogen, and what hormones or persistence put there, from 0.1 %, and what is toxic for reproduction alone from 0.3 %', () => {
    for (const { numbers, limit, entry } of authorisedSubstances) {
      const reasons = numbers.flatMap((number) => candidates.find(number, '2026-04-01')).flatMap((one) => one.reasons)
      expect([entry, limit]).toEqual([entry, reasons.every((one) => one === 'toxicForReproduction') ? 0.3 : 0.1])
    }
  })

  it('holds from the day of the act on', () => {
    expect(findAuthorised(['7789-06-2'], '2014-08-21')).toBeNull()
    expect(findAuthorised(['7789-06-2'], '2014-08-22')).toMatchObject({ entry: 29, sunset: '2019-01-22' })
    expect(findAuthorised(['108-88-3'], '2026-11-23')).toBeNull()
    expect(findAuthorised([null, undefined], '2026-11-23')).toBeNull()
  })

  it.each([
    ['Octoxynol, of the ethoxylates of octylphenol', ['9036-19-5'], 42, '2021-01-04'],
    ['ethoxylated nonylphenol by one of its many numbers', ['27986-36-3'], 43, '2021-01-04'],
    ['sodium perborate as it is sold, with water of crystallisation', ['10486-00-7'], 48, '2023-05-27'],
    ['a stereoisomer of karanal', ['343934-04-3'], 50, '2023-08-27'],
    ['reaction products of heptylphenol, an additive of lubricants', ['93925-00-9'], 57, '2025-05-01'],
    ['the same by its EC number alone', [undefined, '939-460-0'], 57, '2025-05-01'],
    ['the reaction mass of DOTE and MOTE, which has no CAS number', [undefined, '915-270-3'], 59, '2025-05-01'],
  ])('knows members of groups: %s', (_, numbers, entry, sunset) => {
    expect(findAuthorised(numbers, '2026-11-29')).toMatchObject({ entry, sunset })
  })

  it('gives a little of a phthalate the later day of Regulation (EU) 2021/2045', () => {
    for (const cas of ['117-81-7', '85-68-7', '84-74-2', '84-69-5']) {
      const found = findAuthorised([cas], '2026-11-29')
      if (found === null) throw new Error(`${cas} is not found`)
      expect([0.1, 0.29, 0.3, 5].map((content) => sunsetOf(found, content))).toEqual([
        '2024-12-14',
        '2024-12-14',
        '2015-02-21',
        '2015-02-21',
      ])
      expect(found.otherSunsets).toContain('2024-12-14')
    }
    const chromate = findAuthorised(['7789-06-2'], '2026-11-29')
    if (chromate === null) throw new Error('strontium chromate is not found')
    expect([sunsetOf(chromate, 0.2), chromate.otherSunsets]).toEqual(['2019-01-22', []])
  })
})
