import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { writeSection14 } from './section-14-to-15.ts'
import { linesByMode, withModes } from '../../test-kit/lines-by-mode.ts'

describe('the shipping name of a general entry', () => {
  const text = {
    en: 'CORROSIVE LIQUID, BASIC, ORGANIC, N.O.S. (2-aminoethanol)',
    de: 'ÄTZENDER BASISCHER ORGANISCHER FLÜSSIGER STOFF, N.A.G.',
  }
  const source = withModes(() => ({ shippingName: { text } }))

  it('is printed in English, and says so, where the language has none: no text is missing', () => {
    for (const language of languageCodes) {
      const writer = createTextWriter(language)
      writeSection14(source, writer)
      expect([language, ...writer.missing]).toEqual([language])
    }
    expect(linesByMode(source, '14.2', 'fi')).toEqual({
      'ADR/RID': [`${text.en} (englanninkielinen nimi)`],
      IMDG: [`${text.en} (englanninkielinen nimi)`],
      'ICAO/IATA': [`${text.en} (englanninkielinen nimi)`],
    })
    expect(linesByMode(source, '14.2', 'de')['ADR/RID']).toEqual([text.de])
    expect(linesByMode(source, '14.2', 'de')['IMDG']).toEqual([`${text.en} / ${text.de}`])
  })

  it('is that which the supplier has written in the language', () => {
    const own = withModes(() => ({ shippingName: { text: { ...text, fi: 'SYÖVYTTÄVÄ EMÄKSINEN ORGAANINEN NESTE, N.O.S.' } } }))
    expect(linesByMode(own, '14.2', 'fi')['ADR/RID']).toEqual(['SYÖVYTTÄVÄ EMÄKSINEN ORGAANINEN NESTE, N.O.S.'])
  })

  it('is missing where not even the English one is there', () => {
    const writer = createTextWriter('fi')
    writeSection14(
      withModes(() => ({ shippingName: { text: { de: text.de } } })),
      writer,
    )
    expect(writer.missing.size).toBe(1)
  })
})
