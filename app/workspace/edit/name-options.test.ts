import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { nameCountryChoices, nameOptions } from './name-options.server.ts'

describe('choices of fields', () => {
  it('have the words of the documents, and categories of properties their place beside their code', () => {
    expect(nameOptions('en')).toMatchObject({
      boilingPoint: expect.stringMatching(/^Boiling point/),
      SE09a: 'SE09a · 9.1 Information on basic physical and chemical properties',
      SE09c: 'SE09c · 9.2.2 Other safety characteristics',
      TD01: 'TD01 · Technical data sheet',
    })
  })

  it('have the words of the label editor for what the record has as a number or a code', () => {
    expect(nameOptions('fi')).toMatchObject({
      'labelSize.7': '148\u00a0×\u00a0210\u00a0mm',
      'packageSize.1': expect.stringMatching(/^enintään 0,5/),
      'qrTarget.3': 'Tuotesivulle',
      'languages.fi': 'Suomi',
    })
  })

  it('name the countries in the language of the interface, those of the economic area first', () => {
    const keys = Object.keys(nameCountryChoices('de')).filter((key) => key.startsWith('country.'))
    expect(nameCountryChoices('de')).toMatchObject({ 'country.NL': 'Niederlande', 'country.CH': 'Schweiz', 'languages.nl': 'Nederlands' })
    expect(keys.slice(0, 2)).toEqual(['country.BE', 'country.BG'])
    expect(keys.indexOf('country.CH')).toBeGreaterThan(29)
    expect(Object.keys(nameOptions('de')).filter((key) => key.startsWith('country.'))).toEqual(keys)
  })

  it.each(languageCodes)('are complete in %s', (language) => {
    const names = Object.values(nameOptions(language))
    expect(names.filter((name) => name.includes('undefined') || / (?:· )?$/.test(name))).toEqual([])
  })
})
