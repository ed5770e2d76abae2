import { describe, expect, it } from 'vitest'
import { findInterfaceLanguage, readInterfaceLanguage, readLanguage, readLanguageNumber } from './read-language.ts'

describe('a language in an address', () => {
  it('of a document is a number from 1 to 24', () => {
    expect(['1', '24'].map((text) => readLanguageNumber(text)?.code)).toEqual(['en', 'ga'])
    expect(['0', '25', '1.0', '007', '', 'en', '1 ', '-1'].map(readLanguageNumber)).toEqual(Array.from({ length: 8 }, () => undefined))
  })

  it('of a label or a share may be its ISO code as well', () => {
    expect(['2', 'de', 'DE', 'xx', ''].map((text) => readLanguage(text)?.code)).toEqual(['de', 'de', 'de', undefined, undefined])
  })

  it('of the interface is a code, and English where it is none', () => {
    expect(['de', 'DE', '', '1'].map(readInterfaceLanguage)).toEqual(['de', 'de', 'en', 'en'])
  })

  it.each([
    ['/p/1001/de/pi/1', 'de'],
    ['/p/1001/xx', 'xx'],
    ['/p/1001/de/pi/1?interfaceLang=fr', 'de'],
    ['/p/sdserror?id=1001&interfaceLang=fr', 'fr'],
    ['/app/products?interfaceLang=', null],
    ['/', null],
  ])('of the interface is found in %s', (address, language) => {
    expect(findInterfaceLanguage(new URL(address, 'http://x'))).toBe(language)
  })
})
