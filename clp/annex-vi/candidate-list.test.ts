import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProductCategories } from '../annex-viii/product-categories.ts'
import { openCandidateList } from './candidate-list.ts'

const list = openCandidateList(readFileSync(new URL('candidate-list.txt', import.meta.url)))
const categories = readProductCategories(readFileSync(new URL('../annex-viii/product-categories.txt', import.meta.url)))

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

describe('the product categories', () => {
  it('are those of the poison centre system', () => {
    expect(categories).toHaveLength(209)
    expect(categories.find(({ code }) => code === 'PC-ADH-2')?.text).toMatch(/^Adhesives and sealants - building/)
    expect(new Set(categories.map(({ code }) => code)).size).toBe(209)
  })
})

const folder = new URL('../../../shared/reference/substances/', import.meta.url)

describe.skipIf(!existsSync(folder))('compared with the reference (skipped where ../shared is absent)', () => {
  const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
  /** Fields of a line with commas, of which those in quotes may hold commas and doubled quotes. */
  const readCsv = (file: string): string[][] =>
    [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r?\n/g),
    ].map(([, line = '']) =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, field = '']) => field.replaceAll(/^"|"$/g, '').replaceAll('""', '"')),
    )

  it('every candidate has its name, numbers and day', () => {
    const rows = readCsv('candidate-list.csv').slice(1)
    expect(rows).toHaveLength(507)
    const number = (text = ''): string => (text.trim() === '-' ? '' : text.trim())
    const expected = rows.map(([name = '', ec, cas, , day = '']) => {
      const [date = '', month = '', year = ''] = day.split('-')
      return [
        name.replaceAll(/\s+/g, ' ').trim(),
        number(ec),
        number(cas),
        `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date}`,
      ]
    })
    expect(list.entries.map(({ name, ec, cas, included }) => [name, ec ?? '', cas.join(', '), included])).toEqual(expected)
  })

  it('every product category has its text', () => {
    const expected = readCsv('eupcs.csv')
      .slice(1)
      .map(([code, , text]) => ({ code, text: text?.replaceAll(/\s+/g, ' ').trim() }))
    expect(categories).toEqual(expected)
  })
})
