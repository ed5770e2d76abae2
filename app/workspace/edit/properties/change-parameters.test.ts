import { describe, expect, it } from 'vitest'
import { hasStrangers, rowsOf, withAnother, withCells } from './change-parameters.ts'

const flash = { category: 'SE09a', property: 'flashPoint', quantity: { value: 38, unit: '°C' } }
const gloss = { category: 'TD01', property: 'gloss', quantity: { value: 20, unit: '' } }

describe('the rows of section 9', () => {
  it('stand in the order of Annex II, one for each property that is asked for and one for each value', () => {
    const rows = rowsOf([gloss, flash, flash], 'SE09a', new Set(['flashPoint', 'meltingPoint']))
    expect(rows.map(({ property, index }) => [property, index])).toEqual([
      ['meltingPoint', null],
      ['flashPoint', 1],
      ['flashPoint', 2],
    ])
  })

  it('put a new entry where its property belongs, and take an empty one away', () => {
    const [melting] = rowsOf([gloss], 'SE09a', new Set(['meltingPoint']))
    if (!melting) throw new Error('no row')
    const text = { phrase: 'propertyNote.notDetermined' }
    const list = withCells([flash, gloss], melting, { text })
    expect(list).toEqual([{ category: 'SE09a', property: 'meltingPoint', text }, flash, gloss])
    const row = { ...melting, index: 0, entry: { category: 'SE09a', property: 'meltingPoint', text } }
    expect(withCells(list, row, { text: undefined })).toEqual([flash, gloss])
  })

  it('take another value of the same property', () => {
    const [row] = rowsOf([flash, gloss], 'SE09a', new Set())
    if (!row) throw new Error('no row')
    expect(withAnother([flash, gloss], row)).toEqual([flash, { category: 'SE09a', property: 'flashPoint' }, gloss])
  })

  it('tell entries that are no property of their category', () => {
    expect(hasStrangers([flash, gloss])).toBe(false)
    expect(hasStrangers([{ category: 'SE09', property: 'flashPoint' }])).toBe(true)
  })
})
