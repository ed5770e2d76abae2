import { describe, expect, it } from 'vitest'
import { labelOptionValues, labelQuery, readLabelOptions } from '../../../shared/label-options.ts'
import { labelDefaults } from '../../../shared/record/label.ts'
import { changeOptions, labelSearch, marginPattern, withoutWrongMargins } from './label-address.ts'

const usual = labelOptionValues(readLabelOptions(labelQuery.parse({}), labelDefaults.parse(undefined), ['en', 'de']))
const change = (search: string, values: Parameters<typeof changeOptions>[1]) => changeOptions(new URLSearchParams(search), values, usual)

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

  it('has for margins the pattern that the schema has', () => {
    const field = new RegExp(`^(?:${marginPattern})$`)
    for (const margin of ['0', '4,5', '4.125', '05', '39.999', '40', '40,0', '40,1', '41', '99', 'abc', '-1', '4.', '1e1', '400'])
      expect(field.test(margin), margin).toBe(labelQuery.safeParse({ padT: margin }).success)
  })

  it('asks for no picture with a margin that no label has', () => {
    expect(`${withoutWrongMargins(new URLSearchParams('padT=abc&padL=4.5&padB=&vseb=abc'))}`).toBe('padL=4.5&padB=&vseb=abc')
  })

  it('does not count the page’s own names among the options', () => {
    expect(`${labelSearch('?tab=more&choose=size&dim=5')}`).toBe('dim=5')
  })
})
