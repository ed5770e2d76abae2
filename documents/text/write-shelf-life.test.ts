import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { Text } from '../../shared/record/texts.ts'
import { createTextWriter, plainText } from './write-text.ts'

const write = (text: Text, language: LanguageCode = 'en') => plainText(createTextWriter(language).text(text)).replaceAll('\u00a0', ' ')

describe('the time for which a product keeps', () => {
  const keeps = (months: number, language: LanguageCode) => write({ phrase: 'tds.storage.monthsUnopened', values: { months } }, language)

  it('is a sentence, with months in the number and case of the language', () => {
    expect(keeps(36, 'de')).toBe('Im ungeöffneten Behälter ist das Produkt 36 Monate haltbar.')
    expect(keeps(1, 'de')).toBe('Im ungeöffneten Behälter ist das Produkt 1 Monat haltbar.')
    expect(keeps(24, 'pl')).toBe('W nieotwartym pojemniku okres przydatności produktu wynosi 24 miesiące.')
    expect(keeps(36, 'pl')).toBe('W nieotwartym pojemniku okres przydatności produktu wynosi 36 miesięcy.')
    expect(keeps(36, 'hu')).toBe('A termék felbontatlan edényben 36 hónapig eltartható.')
    expect(keeps(36, 'fi')).toBe('Tuote säilyy avaamattomassa astiassa 36 kuukautta.')
  })

  it.each(languageCodes)('leaves nothing open in %s', (language) => {
    expect(keeps(36, language)).toMatch(/\b36 ?\p{L}+.*\.$/u)
  })
})
