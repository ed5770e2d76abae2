import { describe, expect, it } from 'vitest'
import { loadWording } from '../../../../wording/load-wording.ts'
import { readQuantity, readText, readValue, writeQuantity } from './read-entry.ts'

const words = loadWording('en').phrases
const reading = { language: 'en', words, before: undefined } as const

describe('a value of section 9 as it is typed', () => {
  it.each([
    ['38', '°C', { value: 38, unit: '°C' }],
    ['< 23', '°C', { sign: '<', value: 23, unit: '°C' }],
    ['>=60°C', '°C', { sign: '≥', value: 60, unit: '°C' }],
    ['ca. 1.05 g/cm3', 'g/cm³', { sign: '≈', value: 1.05, unit: 'g/cm³' }],
    ['20-25 mm2/s', 'mm²/s', { from: 20, to: 25, unit: 'mm²/s' }],
    ['0,8 – 7,6', 'vol-%', { from: 0.8, to: 7.6, unit: 'vol-%' }],
    ['-5--2', '°C', { from: -5, to: -2, unit: '°C' }],
    ['−95', '°C', { value: -95, unit: '°C' }],
    ['2,5e3 mPas', 'mPa·s', { value: 2500, unit: 'mPa·s' }],
    ['12 mbar', 'hPa', { value: 12, unit: 'hPa' }],
    ['8,5', '', { value: 8.5, unit: '' }],
    ['1,000', 'hPa', { value: '1,000', unit: 'hPa' }],
    ['1.234,5', 'hPa', { value: '1.234,5', unit: 'hPa' }],
  ] as const)('%s is a figure', (typed, unit, quantity) => {
    expect(readQuantity(typed, unit, 'en')).toEqual(quantity)
  })

  it('is written back as one types it', () => {
    expect(writeQuantity({ sign: '<', value: 1.5, unit: '°C' }, 'de')).toBe('< 1,5')
    expect(writeQuantity({ from: 20, to: 25, unit: '°C' }, 'en')).toBe('20 – 25')
    expect(readQuantity('20 – 25', '°C', 'en')).toEqual({ from: 20, to: 25, unit: '°C' })
  })

  it('is a sentence of the library where it says the same, whatever its capitals', () => {
    expect(readValue('fully MISCIBLE with water', 'g/l', reading)).toEqual({ text: { phrase: 'propertyNote.miscibleWater' } })
    expect(readText('flammable liquid, category 2', reading)).toEqual({ phrase: 'propertyNote.flammableLiquid', values: { category: '2' } })
    expect(readText('at 25 °C', reading)).toEqual({
      phrase: 'method.atTemperature',
      values: { temperature: { value: 25, unit: '°C' } },
    })
    expect(readText('at 20 °C', reading)).toEqual({ phrase: 'method.at20' })
  })

  it('is a person’s own words otherwise, in the language of the editor beside those that are there', () => {
    const before = { text: { de: 'milchig' } }
    expect(readValue('milky, 2 layers', '', { ...reading, before })).toEqual({ text: { text: { de: 'milchig', en: 'milky, 2 layers' } } })
    expect(readText('  ', reading)).toBeUndefined()
    expect(readValue('', '', reading)).toEqual({})
  })
})
