/**
 * The official languages of the European Union, in the order of their document language ids.
 * The ids are printed in permanent links: they never change and are never used again.
 */
export const languages = [
  { id: 1, code: 'en', name: 'English' },
  { id: 2, code: 'de', name: 'Deutsch' },
  { id: 3, code: 'fr', name: 'Français' },
  { id: 4, code: 'it', name: 'Italiano' },
  { id: 5, code: 'es', name: 'Español' },
  { id: 6, code: 'sl', name: 'Slovenščina' },
  { id: 7, code: 'hr', name: 'Hrvatski' },
  { id: 8, code: 'pl', name: 'Polski' },
  { id: 9, code: 'cs', name: 'Čeština' },
  { id: 10, code: 'sk', name: 'Slovenčina' },
  { id: 11, code: 'hu', name: 'Magyar' },
  { id: 12, code: 'ro', name: 'Română' },
  { id: 13, code: 'bg', name: 'Български' },
  { id: 14, code: 'el', name: 'Ελληνικά' },
  { id: 15, code: 'nl', name: 'Nederlands' },
  { id: 16, code: 'da', name: 'Dansk' },
  { id: 17, code: 'sv', name: 'Svenska' },
  { id: 18, code: 'fi', name: 'Suomi' },
  { id: 19, code: 'et', name: 'Eesti' },
  { id: 20, code: 'lv', name: 'Latviešu' },
  { id: 21, code: 'lt', name: 'Lietuvių' },
  { id: 22, code: 'pt', name: 'Português' },
  { id: 23, code: 'mt', name: 'Malti' },
  { id: 24, code: 'ga', name: 'Gaeilge' },
] as const

export type Language = (typeof languages)[number]
/** ISO 639-1 code of a language: interface languages and texts go by it. */
export type LanguageCode = Language['code']
/** Number of a document language, as it stands in links. */
export type LanguageId = Language['id']

export const languageCodes: readonly LanguageCode[] = languages.map((language) => language.code)

const byId = new Map<number, Language>(languages.map((language) => [language.id, language]))
const byCode = new Map<string, Language>(languages.map((language) => [language.code, language]))

/** The language with this number; undefined for any other number. */
export function findLanguageById(id: number): Language | undefined {
  return byId.get(id)
}

/** The language with this ISO code, lower case; undefined for any other text. */
export function findLanguageByCode(code: string): Language | undefined {
  return byCode.get(code)
}

export function isLanguageCode(value: string): value is LanguageCode {
  return byCode.has(value)
}

/** Number of a known language, 1 to 24. */
export function languageIdOf(code: LanguageCode): LanguageId {
  const language = byCode.get(code)
  if (!language) throw new Error(`No language ${code}`)
  return language.id
}
