import { describe, expect, it } from 'vitest'
import type { EmergencyContact } from '../../shared/record/company.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { chooseEmergencyContacts } from './choose-emergency.ts'

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
})
