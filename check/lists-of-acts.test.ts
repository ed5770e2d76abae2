import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { ingredient } from '../test-kit/contradictions/change-record.ts'

describe('lists of acts', () => {
  it('have the peroxides and the chromates of chapter 16 09 as hazardous waste', () => {
    for (const [code, found] of [
      ['16 09 01', '16 09 01*'],
      ['16 09 03', '16 09 03*'],
    ] as const) {
      const record = plantIn(
        1004,
        ({ disposal }) => void disposal.wasteCodes.push({ code, name: { text: { en: 'oxidising substances' } } }),
      )
      expect(checkOn(record).filter((one) => one.code === 'disposal.asteriskWrong')).toMatchObject([{ params: { record: code, found } }])
    }
  })

  it('give less than 0.3 % of a phthalate the later of two sunset dates, and take either', () => {
    const saidOf = (date: string) =>
      checkOn(
        plantIn(1003, (record) => {
          const own = ingredient(record, '100-41-4')
          const name = { text: { en: 'dibutyl phthalate' } }
          Object.assign(own, {
            casNumber: '84-74-2',
            ecNumber: '201-557-4',
            name,
            content: undefined,
            contentRange: { from: 0.1, to: 0.2 },
          })
          record.regulatory.union.push({ phrase: 'regulation.sunsetDate', values: { date } })
        }),
      ).filter((one) => one.code === 'regulatory.sunsetDiffers')
    expect([saidOf('2015-02-21'), saidOf('2024-12-14')]).toEqual([[], []])
    expect(saidOf('2016-04-21')).toMatchObject([{ params: { found: { day: '2024-12-14' } } }])
  })
})
