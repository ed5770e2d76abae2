import { describe, expect, it } from 'vitest'
import type { EmergencyContact } from '../../shared/record/company.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { buildSafety } from '../safety/build-safety.ts'
import { createTextWriter, plainText } from '../text/write-text.ts'
import { buildSds } from './build-sds.ts'
import { chooseEmergencyContacts, statesOfLanguage, writeAvailability } from './choose-emergency.ts'

const contact = (country: string | undefined, languages: EmergencyContact['languages'] = []) => ({
  name: country ?? 'own',
  telephone: '+49 30 23125 112',
  hours: { text: { en: '24 h' } },
  languages,
  ...(country === undefined ? {} : { country }),
})
const record = productRecord.parse(
  recordOf(1, {
    emergency: [contact('FR', ['fr']), contact('AT', ['de']), contact(undefined), contact('BE', ['fr', 'nl']), contact('DE', ['de', 'en'])],
  }),
)
const namesOf = (language: Parameters<typeof chooseEmergencyContacts>[1]) => {
  const { own, national } = chooseEmergencyContacts(record, language)
  return [own, national].map((contacts) => contacts.map(({ name }) => name))
}

/** Official languages of the 27 Member States in which a sheet is supplied there, by their constitutions and language acts, read on 2026-11-28. */
const languagesOfStates: Readonly<Record<string, string>> = {
  AT: 'de',
  BE: 'de fr nl',
  BG: 'bg',
  CY: 'el',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  EE: 'et',
  ES: 'es',
  FI: 'fi sv',
  FR: 'fr',
  GR: 'el',
  HR: 'hr',
  HU: 'hu',
  IE: 'en ga',
  IT: 'it',
  LT: 'lt',
  LU: 'de fr',
  LV: 'lv',
  MT: 'en mt',
  NL: 'nl',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
}

it('each of the 27 Member States has its official languages', () => {
  const found = Object.keys(languagesOfStates).map((state) => [
    state,
    languageCodes
      .filter((code) => statesOfLanguage(code).includes(state))
      .toSorted()
      .join(' '),
  ])
  expect(Object.fromEntries(found)).toEqual(languagesOfStates)
  expect(languageCodes.flatMap(statesOfLanguage).filter((state) => !(state in languagesOfStates))).toEqual([])
})

describe('emergency contacts', () => {
  it('are the supplier’s own and those of the States of the language, the supplier’s State before the others', () => {
    expect(namesOf('de')).toEqual([['own'], ['DE', 'AT', 'BE']])
    expect(namesOf('fr')).toEqual([['own'], ['FR', 'BE']])
    expect(namesOf('nl')).toEqual([['own'], ['BE']])
  })

  it('are those that speak the language where its States have none', () => {
    expect(namesOf('en')).toEqual([['own'], ['DE']])
    expect(namesOf('sl')).toEqual([['own'], []])
  })

  it('are all of the record where nobody speaks the language and the supplier has no own line', () => {
    const home = { ...contact('NL', ['nl']), name: 'NVIC' }
    const dutch = productRecord.parse(
      recordOf(1, { emergency: [contact('FR', ['fr']), home], supplier: { ...record.supplier, country: 'NL' } }),
    )
    for (const language of languageCodes) {
      const { own, national } = chooseEmergencyContacts(dutch, language)
      expect([...own, ...national].length, language).toBeGreaterThan(0)
    }
    expect(chooseEmergencyContacts(dutch, 'pl').national.map(({ name }) => name)).toEqual(['NVIC', 'FR'])
    expect(chooseEmergencyContacts(dutch, 'fr').national.map(({ name }) => name)).toEqual(['FR'])
  })

  it('say which languages are spoken where the reader’s is not among them', () => {
    const dutch = productRecord.parse(recordOf(1, { emergency: [contact('NL', ['nl', 'fr']), contact('BE')] }))
    const [known, unknown] = dutch.emergency
    const write = (language: LanguageCode, of = known) => of && plainText(writeAvailability(of, createTextWriter(language)))
    expect(write('en')).toContain(' (Languages spoken: Dutch, French)')
    expect(write('de')).toContain(' (Sprachen: Niederländisch, Französisch)')
    expect(write('nl')).not.toContain('Gesproken talen')
    expect(write('en', unknown)).toBe('24\u00a0h')
  })

  it('stand in the sheet and on the poster of every language, beside the number of the whole Union', () => {
    const source = sdsSourceOf(1001)
    const emergency = [{ name: 'NVIC', telephone: '+31 88 755 8000', hours: { text: {} }, languages: ['nl' as const], country: 'NL' }]
    const dutch = { ...source, record: { ...source.record, emergency } }
    for (const language of languageCodes) {
      const sheet = JSON.stringify(buildSds(dutch, language, { qrCode: false }).model.sections[0]).replaceAll('\u00a0', ' ')
      expect(sheet, language).toContain('+31 88 755 8000')
      expect(sheet, language).toContain('112')
      const { danger } = buildSafety(dutch, language, { qrCode: false }).model
      expect(danger.callNumber).toBe('112')
      expect(danger.contacts.join(' ').replaceAll('\u00a0', ' '), language).toContain('+31 88 755 8000')
    }
    const poster = buildSafety(dutch, 'pl', { qrCode: false }).model.danger.contacts.map((line) => line.replaceAll('\u00a0', ' '))
    expect(poster).toEqual(['NVIC: +31 88 755 8000 (Języki obsługi: niderlandzki)'])
  })
})
