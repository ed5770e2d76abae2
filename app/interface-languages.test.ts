import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../shared/languages.ts'
import { listInterfaceLanguages, negotiateLanguage } from './interface-languages.server.ts'

const available: LanguageCode[] = ['en', 'de', 'sl']
const negotiate = (header: string | null) => negotiateLanguage(header, available, 'en')

describe('the interface language of a browser', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr,sl;q=0.5,de;q=0.7', 'de'],
    ['SL', 'sl'],
    ['fr-FR,fr', 'en'],
    ['de;q=0,sl', 'sl'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=,=;,', 'en'],
  ])('%j gets %s', (header, language) => {
    expect(negotiate(header)).toBe(language)
  })

  it('is the brand’s own where the browser says nothing', () => {
    expect(negotiateLanguage(null, available, 'sl')).toBe('sl')
  })

  it('is one that has texts', () => {
    expect(listInterfaceLanguages()).toContain('en')
  })
})
