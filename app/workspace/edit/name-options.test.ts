import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../shared/languages.ts'
import { nameOptions } from './name-options.server.ts'

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

  it.each(languageCodes)('are complete in %s', (language) => {
    const names = Object.values(nameOptions(language))
    expect(names.filter((name) => name.includes('undefined') || / (?:· )?$/.test(name))).toEqual([])
  })
})
