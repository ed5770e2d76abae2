import { describe, expect, it } from 'vitest'
import { languageCodes } from './languages.ts'
import { findReadings, readNumber, writeNumber } from './read-number.ts'

describe('a number as it is typed', () => {
  it.each([
    ['1234', 1234],
    ['1 234', 1234],
    ['12 345 678,5', 12_345_678.5],
    ['1\u00a0234', 1234],
    ['1\u202f234,5', 1234.5],
    ['0,75', 0.75],
    ['0.75', 0.75],
    [',5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['\u22123', -3],
    [' 7 ', 7],
    ['1e-7', 1e-7],
  ])('%j is read', (typed, number) => {
    expect(readNumber(typed, 'en')).toBe(number)
  })

  it.each(['abc', '1.234,5', '1,234.5', '1 23', '12 34', '-', '.', '0x10', 'Infinity', '1e999', '5 °C'])(
    '%j cannot be read, and stays as it is',
    (typed) => {
      expect(readNumber(typed, 'en')).toBe(typed)
    },
  )

  it.each(['', '  '])('%j is nothing', (typed) => {
    expect(readNumber(typed, 'en')).toBeUndefined()
  })

  it.each(languageCodes)('never changes by a factor of a thousand unseen, in %s', (language) => {
    const [own, other] = ['en', 'ga', 'mt'].includes(language) ? ['.', ','] : [',', '.']
    expect(readNumber(`1${own}234`, language)).toBe(1.234)
    for (const typed of [`1${other}000`, `12${other}345`, `-999${other}999`, `1${other}000e3`])
      expect(readNumber(typed, language)).toBe(typed)
    for (const sign of [own, other]) {
      expect(readNumber(`0${sign}125`, language)).toBe(0.125)
      expect(readNumber(`1${sign}25`, language)).toBe(1.25)
      expect(readNumber(`1${sign}2345`, language)).toBe(1.2345)
      expect(readNumber(`1234${sign}567`, language)).toBe(1234.567)
      expect(readNumber(`1 234${sign}567`, language)).toBe(1234.567)
    }
  })

  it('says what to write instead, in two ways that can both be read', () => {
    expect(findReadings('1,000', 'en')).toEqual({ sign: ',', whole: '1000', decimal: '1.0000' })
    expect(findReadings('\u22121.234', 'de')).toEqual({ sign: '.', whole: '-1234', decimal: '-1,2340' })
    expect(readNumber('-1234', 'de')).toBe(-1234)
    expect(readNumber('-1,234', 'de')).toBe(-1.234)
    expect(findReadings('0,125', 'en')).toBeNull()
    expect(findReadings('1,25', 'en')).toBeNull()
  })

  it.each([1.234, -0.5, 1234.567, 1e-7, 1000])('%d is read again as it is written', (value) => {
    for (const language of ['en', 'de'] as const) expect(readNumber(writeNumber(value, language), language)).toBe(value)
  })
})
