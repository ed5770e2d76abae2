import { describe, expect, it } from 'vitest'
import { labelOptionValues, readLabelOptions } from '../../../shared/label-options.ts'
import { labelQuery } from '../../../shared/label-query.ts'
import { labelDefaults } from '../../../shared/record/label.ts'
import { changeOptions, labelSearch, mayBeUndone, pictureQuery } from './label-address.ts'
import { marginPattern, sidePattern } from '../../../shared/label-limits.ts'

const usual = labelOptionValues(readLabelOptions(labelQuery.parse({}), labelDefaults.parse(undefined), ['en', 'de']))
const change = (search: string, values: Parameters<typeof changeOptions>[1]) => changeOptions(new URLSearchParams(search), values, usual)

const picture = (search: string) => pictureQuery(new URLSearchParams(search), { usual, timestamp: 1_760_227_200_000 })

describe('the address of a label’s options', () => {
  it('takes a change and closes the dialog', () => {
    expect(change('choose=size&xlang=1,2', { dim: '5' })).toBe('?xlang=1%2C2&dim=5')
  })

  it('leaves out what is as usual', () => {
    expect(change('dim=5', { dim: '4' })).toBe('')
    expect(change('dim=5&tab=more', { dim: '4' })).toBe('?tab=more')
  })

  it('lets the first chosen language lead', () => {
    expect(change('rlang=2&xlang=1,2', { xlang: '1,2' })).toBe('?xlang=1%2C2')
  })

  it('holds an option that another can undo where a fold or the relief is chosen', () => {
    for (const search of ['fold=4', 'xlang=1,2&fold=0&fold=2', 'reliefON=1', 'vseb=100+ml&reliefON=on'])
      expect(mayBeUndone(new URLSearchParams(search)), search).toBe(true)
    for (const search of ['', 'fold=', 'fold=0', 'fold=9', 'reliefON=0', 'reliefON=1&reliefON=0', 'xlang=1,2'])
      expect(mayBeUndone(new URLSearchParams(search)), search).toBe(false)
  })

  it('has for margins the pattern that the schema has', () => {
    const field = new RegExp(`^(?:${marginPattern})$`)
    for (const margin of ['0', '4,5', '4.125', '05', '39.999', '40', '40,0', '40,1', '41', '99', 'abc', '-1', '4.', '1e1', '400'])
      expect(field.test(margin), margin).toBe(labelQuery.safeParse({ padT: margin }).success)
  })

  it('has for the sides of a label the pattern that the schema has', () => {
    const field = new RegExp(`^(?:${sidePattern})$`)
    for (const side of [
      '20',
      '19',
      '19.9',
      '74.5',
      '74,5',
      '74.25',
      '420',
      '420.0',
      '420,1',
      '421',
      '400',
      '410.9',
      '99',
      '100',
      'abc',
      '1e2',
    ])
      expect(field.test(side), side).toBe(labelQuery.safeParse({ w: side }).success)
  })

  it('asks for a picture of its own size with both sides, and for none with one that no label has', () => {
    const requested = new URLSearchParams(picture('dim=0&w=80&h=60.5'))
    expect(['dim', 'w', 'h'].map((name) => requested.get(name))).toEqual(['0', '80', '60.5'])
    expect(new URLSearchParams(picture('dim=0&w=abc&h=60')).has('w')).toBe(false)
    expect(change('dim=0&w=80&h=60', { dim: '5', w: '', h: '' })).toBe('?dim=5')
  })

  it('asks for no picture with a margin that no label has', () => {
    const requested = new URLSearchParams(picture('padT=abc&padL=4.5&padB=&vseb=abc'))
    expect(['padT', 'padL', 'padB', 'vseb'].map((name) => requested.get(name))).toEqual(['6', '4.5', '6', 'abc'])
  })

  it('asks for the picture with every parameter of its call, and for what depends on one another only as it is named', () => {
    const requested = new URLSearchParams(picture('dim=5&QR=0&ufiOFF=0&ufiOFF=1'))
    const flags = 'logoON sinON ufiOFF opisOFF stavkiOFF adrOFF picOFF picMetCorrOFF vlusageON vlstorageON reliefON'
    expect([...requested.keys()].toSorted()).toEqual(
      `dim emb day font fontPN padL padR padT padB qrON xlang labType timestamp ${flags}`.split(' ').toSorted(),
    )
    const values = { dim: '5', emb: '2', font: '10', fontPN: '16', padL: '6', qrON: '0', ufiOFF: '1', picOFF: '0', xlang: '1' }
    expect(Object.fromEntries(requested)).toMatchObject({ ...values, labType: '2', timestamp: '1760227200000' })
    expect(picture('xlang=2,1&pCodes=7~8&vseb=')).toContain('&xlang=2%2C1&pCodes=7%7E8&vseb=&')
    expect(picture('rlang=2')).not.toContain('xlang')
    expect(labelQuery.safeParse(Object.fromEntries(requested)).success).toBe(true)
  })

  it('does not count the page’s own names among the options', () => {
    expect(`${labelSearch('?tab=more&choose=size&dim=5')}`).toBe('dim=5')
  })
})
