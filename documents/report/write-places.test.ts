import { describe, expect, it } from 'vitest'
import { checkCatalogue, checkCodes } from '../../check/check-catalogue.ts'
import { ufiSource } from '../../clp/ufi/ufi-duty.ts'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { writePlace } from './write-places.ts'

const written = (language: 'de' | 'pl' | 'hu' | 'en', place: string) =>
  writePlace(place, createTextWriter(language)).replaceAll('\u00a0', ' ')

describe('a place of the law', () => {
  it('is written with the words of the language, whatever acts and parts it names', () => {
    expect(written('de', ufiSource)).toBe('CLP Artikel 25(7), 45(1), Anhang VIII, Teil A, 2.3, 5')
    expect(written('pl', 'CLP Annex I, 2.3.2.1, Note')).toBe('CLP załącznik I, 2.3.2.1, Nota')
    expect(written('de', 'CLP Article 17(1)(f) to (h)')).toBe('CLP Artikel 17(1)(f)–(h)')
    expect(written('pl', 'REACH Annex XVII, entries 28 to 30')).toBe('REACH załącznik XVII, pozycja 28–30')
    expect(written('pl', 'Directive 75/324/EEC, Article 8(1)(e)')).toBe('dyrektywa 75/324/EWG, art. 8(1)(e)')
    expect(written('hu', 'Regulation (EC) No 648/2004, Annex VII A and D')).toBe('648/2004/EK rendelet, VII A. melléklet, D')
    expect(written('de', 'Regulation (EU) No 528/2012, Article 58(3)')).toBe('Verordnung (EU) Nr. 528/2012, Artikel 58(3)')
    expect(written('hu', 'Regulation (EU) No 528/2012')).toBe('528/2012/EU rendelet')
    expect(written('de', 'Regulation (EU) 2019/1148')).toBe('Verordnung (EU) 2019/1148')
    expect(written('de', 'CLP Annex I, 1.2.1.5, as amended by Regulation (EU) 2024/2865')).toBe(
      'CLP Anhang I, 1.2.1.5; Verordnung (EU) 2024/2865',
    )
    expect(written('en', ufiSource)).toBe(ufiSource)
  })

  it('has no English word left in any language, of all that the check and a label name', () => {
    const places = [
      ...checkCodes.map((code) => checkCatalogue[code].article),
      'CLP Article 31(3); ECHA guidance on labelling and packaging',
      'Directive 75/324/EEC, Article 8(1)(c)',
      'CLP Article 29(2); Annex I, 1.5.2.1.1',
      ufiSource,
    ]
    const english =
      /\b(Articles?|Annex(?:es)?|Tables?|entr(?:y|ies)|Regulation|Directive|Decision|guidance|and|to|as amended by|proposal|EEC|No)\b/
    for (const language of languageCodes) {
      if (language === 'en') continue
      const writer = createTextWriter(language)
      expect(places.map((place) => writePlace(place, writer)).filter((place) => english.test(place))).toEqual([])
      expect([...writer.missing]).toEqual([])
    }
  })
})
