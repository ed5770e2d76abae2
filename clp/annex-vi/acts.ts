/** The acts that set entries of Table 3, with the day from which what they set applies to substances. */

export interface Act {
  /** number of the adaptation to technical progress; 0 is the regulation itself, null a correction */
  readonly adaptation: number | null
  /** YYYY-MM-DD */
  readonly appliesFrom: string
}

/**
 * By CELEX number, with the day of the article on application of each act; suppliers may use what it sets from its entry into force on.
 * Parts of an act may have another day (formaldehyde of the sixth adaptation: 2016-01-01); all of these days have passed.
 */
export const acts: Readonly<Record<string, Act>> = {
  '32008R1272': { adaptation: 0, appliesFrom: '2010-12-01' },
  '32009R0790': { adaptation: 1, appliesFrom: '2010-12-01' },
  '32011R0286': { adaptation: 2, appliesFrom: '2012-12-01' },
  '32012R0618': { adaptation: 3, appliesFrom: '2013-12-01' },
  '32013R0487': { adaptation: 4, appliesFrom: '2014-12-01' },
  '32013R0758': { adaptation: null, appliesFrom: '2013-08-30' },
  '32013R0944': { adaptation: 5, appliesFrom: '2015-01-01' },
  '32014R0605': { adaptation: 6, appliesFrom: '2015-04-01' },
  '32015R1221': { adaptation: 7, appliesFrom: '2017-01-01' },
  '32016R1179': { adaptation: 9, appliesFrom: '2018-03-01' },
  '32017R0776': { adaptation: 10, appliesFrom: '2018-12-01' },
  '32018R1480': { adaptation: 13, appliesFrom: '2020-05-01' },
  '32020R0217': { adaptation: 14, appliesFrom: '2021-10-01' },
  '32020R1182': { adaptation: 15, appliesFrom: '2022-03-01' },
  '32021R0849': { adaptation: 17, appliesFrom: '2022-12-17' },
  '32022R0692': { adaptation: 18, appliesFrom: '2023-12-01' },
  '32023R1435': { adaptation: 20, appliesFrom: '2025-02-01' },
  '32024R0197': { adaptation: 21, appliesFrom: '2025-09-01' },
  '32024R2564': { adaptation: 22, appliesFrom: '2026-05-01' },
  '32025R1222': { adaptation: 23, appliesFrom: '2027-02-01' },
}

/** From this day on the state of Table 3 is whole here: before it the forms that an entry had earlier are not known. */
export const completeFrom = '2026-05-01'
