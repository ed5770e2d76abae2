import { expect, it } from 'vitest'
import { authorisedSubstances } from './annex-xiv.ts'

/** Sunset dates with their entries: REACH Annex XIV as amended up to Regulation (EU) 2022/586, as it stood on 29 November 2026. */
const sunsets: readonly (readonly [day: string, entries: readonly number[]])[] = [
  ['2014-08-21', [1, 2]],
  ['2015-02-21', [4, 5, 6, 7]],
  ['2015-05-21', [8, 9, 10, 11, 12]],
  ['2015-08-21', [3, 13, 14]],
  ['2016-04-21', [15]],
  ['2017-08-22', [23, 24, 25]],
  ['2017-09-21', [16, 17, 18, 19, 20, 21, 22]],
  ['2017-11-22', [26, 27]],
  ['2019-01-22', [28, 29, 30, 31]],
  ['2020-07-04', [32, 33, 34, 35, 36, 37, 38, 39]],
  ['2020-10-04', [40, 41]],
  ['2021-01-04', [42, 43]],
  ['2023-02-27', [44, 45, 46]],
  ['2023-05-27', [47, 48, 49]],
  ['2023-08-27', [50]],
  ['2023-11-27', [51, 52, 53, 54]],
  ['2025-05-01', [55, 56, 57, 58, 59]],
]

it.each(sunsets)('from %s on the entries of REACH Annex XIV that end that day need an authorisation: %j', (day, entries) => {
  expect(authorisedSubstances.filter(({ sunset }) => sunset === day).map(({ entry }) => entry)).toEqual(entries)
})
