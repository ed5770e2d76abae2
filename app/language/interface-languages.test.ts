import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { negotiateLanguage } from '../../shared/visitor-language.ts'
import { findInterfaceTexts, listInterfaceLanguages } from './interface-languages.server.ts'

describe('the texts of the interface', () => {
  const told: string[] = []
  const log = { error: (_details: unknown, message?: string) => void told.push(String(message)) }

  it('are those of the language', () => {
    expect(findInterfaceTexts('de', log)?.['app.startPage']).toBe('Startseite')
    expect(told).toStrictEqual([])
  })

  it('that fail to load are none, and the log says so', () => {
    const fail = () => {
      throw new SyntaxError('Unexpected end of JSON input')
    }
    expect(findInterfaceTexts('de', log, fail)).toBeNull()
    expect(findInterfaceTexts('de', log, () => ({ ...loadWording('de'), interface: {} }))).toBeNull()
    expect(told).toHaveLength(2)
    expect(told.join()).toContain('LOAD_LOCALIZATION')
  })
})

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
