import type { LanguageCode } from '../../shared/languages.ts'
import type { EmergencyContact } from '../../shared/record/company.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

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
  /** Official bodies of the countries in which a sheet in this language is supplied, the most probable country first. */
  national: EmergencyContact[]
}

/**
 * The emergency telephones for the reader of a document: REACH Annex II, 1.4 requires the official body of the Member State where the
 * product is placed on the market. Numbers of other States would be answered in another language, if they can be called at all. Where the
 * record names no body of the reader's States, those follow that speak the language.
 */
export function chooseEmergencyContacts({ emergency, supplier }: ProductRecord, language: LanguageCode): ChosenContacts {
  const own = emergency.filter(({ country }) => country === undefined)
  const states = memberStates[language]
  // The supplier sells at home, so that their country goes before the others of the same language.
  const ordered = [...states].sort((a, b) => Number(b === supplier.country) - Number(a === supplier.country))
  const national = ordered.flatMap((state) => emergency.filter(({ country }) => country === state))
  if (national.length > 0) return { own, national }
  const speaking = emergency.filter(({ country, languages }) => country !== undefined && languages.includes(language))
  return { own, national: speaking.sort((a, b) => Number(b.country === supplier.country) - Number(a.country === supplier.country)) }
}
