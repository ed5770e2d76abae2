import { nameCountries } from '../../../server/language/name-countries.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { loadWording } from '../../../wording/load-wording.ts'

/** Names of routes, of physical data, of Notes of Annex VI and of countries, as the documents have them, by key. */
export function substanceWords(language: LanguageCode): Record<string, string> {
  const terms = Object.entries(loadWording(language).terms).filter(([key]) => /^(?:property|route|annexNote)\./.test(key))
  return Object.fromEntries([...terms, ...nameCountries(language).map(({ code, name }) => [`country.${code}`, name])])
}
