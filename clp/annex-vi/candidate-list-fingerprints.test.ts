import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findStrangers, holdToReference } from '../../tests/law-fingerprints.ts'
import { candidateListState, openCandidateList, type ConcernReason } from './candidate-list.ts'
import { readCsv } from '../../tests/read-law-csv.ts'

const list = openCandidateList(readFileSync(new URL('candidate-list.txt', import.meta.url)))
const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']

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
