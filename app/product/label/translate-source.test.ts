import { describe, expect, it } from 'vitest'
import { createTranslate } from '../../language/texts.tsx'
import german from '../../../wording/de/interface.json' with { type: 'json' }
import hungarian from '../../../wording/hu/interface.json' with { type: 'json' }
import { translateSource } from './translate-source.ts'

describe('a place of the law', () => {
  it('is named in the language of the reader', () => {
    expect(translateSource('CLP Annex I, 1.2.1.4, Table 1.3', createTranslate(german))).toBe('CLP Anhang I, 1.2.1.4, Tabelle 1.3')
    expect(translateSource('CLP Article 17(1)(b)', createTranslate(german))).toBe('CLP Artikel 17(1)(b)')
    expect(translateSource('CLP Article 28(3)', createTranslate(hungarian))).toBe('CLP 28(3) cikk')
  })
})
