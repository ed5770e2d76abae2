import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readProductCategories } from '../annex-viii/product-categories.ts'
import { findStrangers, holdToReference, lawFile } from '../../tests/law-fingerprints.ts'
import { candidateListState, openCandidateList, type ConcernReason } from './candidate-list.ts'

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

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

/** Fields of a line with commas, of which those in quotes may hold commas and doubled quotes. */
const readCsv = (file: string): string[][] =>
  [
    ...readFileSync(lawFile('substances', file), 'utf8').matchAll(
      /((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r?\n/g,
    ),
  ]
    .map(([, line = '']) =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^",]*),/g)].map(([, field = '']) => field.replaceAll(/^"|"$/g, '').replaceAll('""', '"')),
    )
    .slice(1)

/** Words of the agency for the reasons of Article 57, by ours. */
const wordsOfReasons: Readonly<Record<ConcernReason, string>> = {
  carcinogenic: 'Carcinogenic (Article 57a)',
  mutagenic: 'Mutagenic (Article 57b)',
  toxicForReproduction: 'Toxic for reproduction (Article 57c)',
  persistentBioaccumulativeToxic: 'PBT (Article 57d)',
  veryPersistentVeryBioaccumulative: 'PvB (Article 57e)',
  endocrineDisruptionHealth: 'Endocrine disrupting properties (Article 57(f) - human health)',
  endocrineDisruptionEnvironment: 'Endocrine disrupting properties (Article 57(f) - environment)',
  respiratorySensitisation: 'Respiratory sensitising properties (Article 57(f) - human health)',
  repeatedExposure: 'Specific target organ toxicity after repeated exposure (Article 57(f) - human health)',
  equivalentConcernHealth: 'serious effects to human health (Article 57(f) - human health)',
  equivalentConcernEnvironment: 'serious effects to the environment (Article 57(f) - environment)',
}
const readReasons = (printed: string): string[] =>
  Object.entries(wordsOfReasons)
    .flatMap(([reason, words]) => (printed.includes(words) ? [reason] : []))
    .toSorted()

/** Lines of a list by their place, for some candidates have neither number. */
const byPlace = (views: readonly unknown[]) => views.map((view, index): [string, unknown] => [String(index + 1), view])

describe('the candidate list by the fingerprints of its lines', () => {
  const file = new URL('candidate-list.fingerprints.json', import.meta.url)
  const number = (text = ''): string => (text.trim() === '-' ? '' : text.trim())

  holdToReference(file, { source: 'REACH candidate list, Article 59(10)', state: candidateListState }, () =>
    byPlace(
      readCsv('candidate-list.csv').map(([name = '', ec, cas, reasons = '', day = '']) => {
        const [date = '', month = '', year = ''] = day.split('-')
        const included = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date}`
        return [name.replaceAll(/\s+/g, ' ').trim(), number(ec), number(cas), readReasons(reasons), included]
      }),
    ),
  )

  it('has every candidate with its name, numbers, reasons and day', () => {
    const views = list.entries.map(({ name, ec, cas, reasons, included }) => [name, ec ?? '', cas.join(', '), reasons.toSorted(), included])
    expect(findStrangers(file, byPlace(views))).toEqual([])
  })
})

describe('the product categories by their fingerprints', () => {
  const file = new URL('../annex-viii/product-categories.fingerprints.json', import.meta.url)

  holdToReference(file, { source: 'European product categorisation system, CLP Annex VIII, Part A, 3.4', state: '2019' }, () =>
    readCsv('eupcs.csv').map(([code = '', , text]): [string, unknown] => [code, text?.replaceAll(/\s+/g, ' ').trim()]),
  )

  it('have each its text', () => {
    expect(
      findStrangers(
        file,
        categories.map(({ code, text }): [string, unknown] => [code, text]),
      ),
    ).toEqual([])
  })
})
