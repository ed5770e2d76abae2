import { expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkWastes } from './wastes.ts'

/** What the check makes of waste codes, of which a record holds ten: the code that it wants in place of each that is wrong. */
function wanted(codes: readonly string[]): unknown[] {
  if (codes.length > 10) return [...wanted(codes.slice(0, 10)), ...wanted(codes.slice(10))]
  const record = plantIn(1003, ({ disposal }) => {
    disposal.wasteCodes = codes.map((code) => ({ code, name: { text: { en: 'Waste' } } }))
  })
  return findBy(checkWastes, record).flatMap(({ code, params }) => (code === 'disposal.asteriskWrong' ? [params['found']] : []))
}
const spell = (chapters: Readonly<Record<string, string>>): string[] =>
  Object.entries(chapters).flatMap(([chapter, ends]) => ends.split(' ').map((end) => `${chapter} ${end}`))

/** Decision 2000/532/EC, by chapter: what has an asterisk there. */
const hazardous = spell({
  '06 01': '01 02 03 04 05 06',
  '06 02': '01 03 04 05',
  '07 01': '01 03 04',
  '07 06': '01 03 04 08 10',
  '08 01': '11 13 15 17 19 21',
  '08 03': '12 14 16 17 19',
  '08 04': '09 11 13 15 17',
  '08 05': '01',
  '13 07': '01 02 03',
  '14 06': '01 02 03 04 05',
  '15 01': '10 11',
  '15 02': '02',
  '16 03': '03 05',
  '16 05': '04 06 07 08',
  '16 09': '01 02 03 04',
  '17 03': '01 03',
  '20 01': '13 14 15 17 19 21 23 26 27 29 31 33 35 37',
})
/** And what has none. */
const harmless = spell({
  '08 01': '12 14 16 18 20',
  '08 02': '01 02',
  '08 03': '07 08 13 15 18',
  '08 04': '10 12 14 16',
  '15 01': '01 02 03 04 05 06 07 09',
  '15 02': '03',
  '16 03': '04 06',
  '16 05': '05 09',
  '17 03': '02',
  '20 01': '25 28 30 32',
})

it('waste codes have an asterisk where the European list has one, and nowhere else', () => {
  const withAsterisk = hazardous.map((code) => `${code}*`)
  expect(wanted(hazardous)).toEqual(withAsterisk)
  expect(wanted(harmless.map((code) => `${code}*`))).toEqual(harmless)
  expect(wanted([...withAsterisk, ...harmless])).toEqual([])
})
