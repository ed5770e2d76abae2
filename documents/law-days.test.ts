import { describe, expect, it } from 'vitest'
import { labelOfRecord } from '../test-kit/label-of.ts'
import { readCatalogue } from '../test-kit/read-catalogue.ts'
import { composeLabel } from './label/compose-label.ts'
import { lawDayOf } from './law-days.ts'
import { readLabelOptions } from '../shared/label-options.ts'

describe('the day whose law a label follows', () => {
  it('is that of its version until the law changes, and then the day of the change', () => {
    expect(lawDayOf('2019-05-06', '2019-12-31')).toBe('2019-05-06')
    expect(lawDayOf('2019-05-06', '2022-02-25')).toBe('2022-02-25')
    expect(lawDayOf('2019-05-06', '2026-11-23')).toBe('2022-02-25')
    expect(lawDayOf('2026-04-20', '2026-11-23')).toBe('2026-04-20')
    expect(lawDayOf('2026-04-20', '2031-01-01')).toBe('2029-09-23')
  })

  it('gives a label of an old version the sentence that came later (REACH Annex XVII, 74)', () => {
    const [first] = readCatalogue(1002)
    if (!first) throw new Error('the hardener has no version')
    const source = { record: first.record, permalink: 'https://coatings.example/p/1002', stampedOn: '2019-05-06' }
    const options = readLabelOptions({}, { ...first.record.labelDefaults, languages: ['en'] }, ['en'])
    const sentence: unknown = expect.stringMatching(/^As\sfrom\s24\sAugust\s2023 adequate training is required/)
    expect(composeLabel(source, options).blocks[0]?.distinct).toEqual([])
    expect(composeLabel({ ...source, lawDay: '2022-02-25' }, options).blocks[0]?.distinct).toEqual([sentence])
    expect(labelOfRecord(first.record, 'xlang=1').blocks[0]?.distinct).toEqual([sentence])
  })
})
