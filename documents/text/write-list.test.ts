import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { Text } from '../../shared/record/texts.ts'
import { createTextWriter, plainText } from './write-text.ts'

const write = (text: Text, language: LanguageCode = 'en') => plainText(createTextWriter(language).text(text)).replaceAll('\u00a0', ' ')
const entries = (list: string): Text => ({ phrase: 'regulation.reachAnnexXvii', values: { entries: list } })

describe('a sentence that enumerates', () => {
  it('stands in the singular where it is one entry alone', () => {
    expect(write(entries('3'))).toBe('Restrictions according to Annex XVII to Regulation (EC) No 1907/2006, entry: 3.')
    expect(write(entries('3, 40'))).toMatch(/, entries: 3, 40\.$/)
    expect(write(entries('3'), 'de')).toMatch(/, Eintrag: 3\.$/)
    expect(write({ phrase: 'regulation.reachAnnexXvii', values: { entries: 3 } }), 'a number').toMatch(/, entry: 3\.$/)
    expect(write(entries('28-30')), 'a hyphen typed for a dash').toMatch(/, entries: 28-30\.$/)
    expect(write({ phrase: 'regulation.franceIcpe', values: { headings: '4130-2' } }), 'a hyphen of the number').toMatch(
      /, heading: 4130-2\.$/,
    )
    expect(write({ phrase: 'regulation.franceIcpe', values: { headings: '4331' } }, 'fr')).toMatch(/, rubrique : 4331\.$/)
    const accidents = (number: string) => write({ phrase: 'regulation.germanyMajorAccidents', values: { number } }, 'de')
    expect(accidents('1.2.5.3')).toMatch(/, Nummer: 1\.2\.5\.3\.$/)
    expect(accidents('1.3.1, 1.2.5.3')).toMatch(/, Nummern: 1\.3\.1, 1\.2\.5\.3\.$/)
  })

  it.each(languageCodes)('has a singular in %s', (language) => {
    const { missing, text } = createTextWriter(language)
    text(entries('3'))
    text({ phrase: 'regulation.franceOccupationalDiseases', values: { numbers: '84' } })
    text({ phrase: 'regulation.franceIcpe', values: { headings: '4331' } })
    text({ phrase: 'regulation.germanyMajorAccidents', values: { number: '1.3.1' } })
    expect([...missing]).toEqual([])
  })
})

describe('a sentence that ends with a name', () => {
  it('has one stop where the name has its own', () => {
    const { term } = createTextWriter('en')
    expect(term('sds.noEffectLevelsMissing', { substances: 'oxirane, alkyl derivs.' })).toMatch(/: oxirane, alkyl derivs\.$/)
    expect(term('sds.noEffectLevelsMissing', { substances: 'xylene' })).toMatch(/: xylene\.$/)
  })
})

describe('a list of names', () => {
  const toxic = (...names: string[]): Text => ({
    phrase: 'ecotoxicity.toxicFishPigment',
    values: { substances: names.map((name) => ({ phrase: `substance.${name}` })) },
  })

  it('is parted by semicolons where a name has a comma of its own', () => {
    expect(write(toxic('sodiumHypochlorite', 'xylene'))).toMatch(/: sodium hypochlorite, solution; xylene\.$/)
    expect(write(toxic('sodiumHypochlorite', 'xylene'), 'fr')).toContain(' ; ')
    expect(write(toxic('xylene', 'acetone'))).toMatch(/: xylene, acetone\.$/)
  })
})
