import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { guessLanguage } from './guess-language.ts'

describe('the language of a text', () => {
  it.each(languageCodes)('is not doubted in anything that the program itself writes: %s', (language) => {
    const { phrases, statements, terms } = loadWording(language)
    const doubted = [phrases, statements, terms].flatMap((texts) =>
      Object.entries(texts).flatMap(([key, text]) => (guessLanguage(text, language) === null ? [] : [key])),
    )
    expect(doubted).toEqual([])
  })

  it.each(languageCodes.filter((one) => one !== 'en'))('is known from most long sentences that stand under English: %s', (language) => {
    const long = Object.values(loadWording(language).phrases).filter((text) => text.split(' ').length >= 9)
    const known = long.filter((text) => guessLanguage(text, 'en') === language)
    expect(known.length / long.length).toBeGreaterThan(0.5)
  })

  it('is nothing that names and codes tell', () => {
    expect(guessLanguage('2-methyl-2H-isothiazol-3-one, EC No 220-239-6 (3:1)', 'fi')).toBeNull()
    expect(guessLanguage('TRGS 900: 10 mg/m³', 'fr')).toBeNull()
    expect(guessLanguage('TOXIC LIQUID, INORGANIC, N.O.S. (cadmium (non-pyrophoric))', 'en')).toBeNull()
  })
})
