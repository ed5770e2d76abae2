import { createTextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { countries, economicAreaStates } from '../../shared/record/countries.ts'

/**
 * Every country with its name in the documents: first those in which REACH and CLP apply, each group in the alphabetical order of the
 * language.
 */
export function nameCountries(language: LanguageCode): { code: string; name: string }[] {
  const writer = createTextWriter(language)
  const { compare } = new Intl.Collator(language)
  const inArea = new Set<string>(economicAreaStates)
  return countries
    .map((code) => ({ code, name: writer.country(code), isFar: !inArea.has(code) }))
    .toSorted((a, b) => Number(a.isFar) - Number(b.isFar) || compare(a.name, b.name))
}
