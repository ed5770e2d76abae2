import type { LanguageCode } from '../../shared/languages.ts'
import type { EmergencyContact } from '../../shared/record/company.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Rich } from '../document-model.ts'
import type { TextWriter } from '../text/write-text.ts'

/** The single European emergency number, free of charge in every Member State: Directive (EU) 2018/1972, Article 109. */
export const generalEmergencyNumber = '112'

/**
 * Member States by the language in which a sheet or a label is supplied there: the official languages that REACH Article 31(5) and CLP
 * Article 17(2) ask for, the language of a small region excepted.
 */
const memberStates: Readonly<Record<LanguageCode, readonly string[]>> = {
  bg: ['BG'],
  cs: ['CZ'],
  da: ['DK'],
  de: ['DE', 'AT', 'BE', 'LU'],
  el: ['GR', 'CY'],
  en: ['IE', 'MT'],
  es: ['ES'],
  et: ['EE'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'LU'],
  ga: ['IE'],
  hr: ['HR'],
  hu: ['HU'],
  it: ['IT'],
  lt: ['LT'],
  lv: ['LV'],
  mt: ['MT'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT'],
  ro: ['RO'],
  sk: ['SK'],
  sl: ['SI'],
  sv: ['SE', 'FI'],
}

/** ISO codes of the Member States in which a document in this language is read. */
export function statesOfLanguage(language: LanguageCode): readonly string[] {
  return memberStates[language]
}

export interface ChosenContacts {
  /** The supplier's own lines, valid everywhere. */
  own: EmergencyContact[]
  /**
   * Official bodies of the countries in which a sheet in this language is supplied, the most probable country first; where the record has
   * none, those that speak the language; and where nobody else would answer, whoever the record names.
   */
  national: EmergencyContact[]
}

/**
 * The emergency telephones for the reader of a document: REACH Annex II, 1.4 requires the official body of the Member State where the
 * product is placed on the market. Numbers of other States would be answered in another language, if they can be called at all. Where the
 * record names no body of the reader's States, those follow that speak the language. A number that the supplier recorded is never left out for
 * the number of the whole Union alone: where nobody speaks the language, all stand there, and {@link writeAvailability} says what they speak.
 */
export function chooseEmergencyContacts({ emergency, supplier }: ProductRecord, language: LanguageCode): ChosenContacts {
  const own = emergency.filter(({ country }) => country === undefined)
  const states = memberStates[language]
  // The supplier sells at home, so that their country goes before the others of the same language.
  const homeFirst = (contacts: readonly EmergencyContact[]) =>
    [...contacts].sort((a, b) => Number(b.country === supplier.country) - Number(a.country === supplier.country))
  const bodies = emergency.filter(({ country }) => country !== undefined)
  const ofStates = states.flatMap((state) => bodies.filter(({ country }) => country === state))
  const speaking = bodies.filter(({ languages }) => languages.includes(language))
  const chosen = [ofStates, speaking].find((contacts) => contacts.length > 0) ?? (own.length > 0 ? [] : bodies)
  return { own, national: homeFirst(chosen) }
}

/**
 * When a number is answered, and in which languages if the reader's is not among them: a limit of the service, which REACH Annex II, 1.4 wants
 * stated. Empty `languages` say that nothing is known of them.
 */
export function writeAvailability(contact: EmergencyContact, writer: TextWriter): Rich {
  const spoken = writeLanguages(contact, writer)
  return [...writer.text(contact.hours), ...(spoken === '' ? [] : [{ text: ` (${spoken})` }])]
}

/** The languages spoken at a number where the reader's is not among them; otherwise nothing. */
export function writeLanguages({ languages }: EmergencyContact, writer: TextWriter): string {
  if (languages.length === 0 || languages.includes(writer.language)) return ''
  const names = languages.map((code) => writer.languageName(code)).join(', ')
  return `${writer.term('sds.languagesSpoken')}${writer.term('document.colon')} ${names}`
}
