import { findLanguageByCode, findLanguageById, type Language, type LanguageCode } from './languages.ts'

/** What the number of a document language looks like in an address (`docs/contract.md`). */
export const languageNumberPattern = /^\d{1,2}$/

/** The language that an address names by its number, 1 to 24; undefined for anything else. */
export function readLanguageNumber(text: string): Language | undefined {
  return languageNumberPattern.test(text) ? findLanguageById(Number(text)) : undefined
}

/** The language that a call names by its number or by its ISO code, in whatever capitals; undefined for anything else. */
export function readLanguage(text: string): Language | undefined {
  return readLanguageNumber(text) ?? findLanguageByCode(text.toLowerCase())
}

/** The interface language that an address has, in whatever capitals, or English for one that does not exist. */
export function readInterfaceLanguage(text: string): LanguageCode {
  return findLanguageByCode(text.toLowerCase())?.code ?? 'en'
}

/** Where the path of a product's page names the language of its interface: what stands before it, and it. */
export const languageInPath = /^(\/p\/[^/]+\/)([^/]+)/

/**
 * What an address names as the language of its interface, known or not: a product's page in its path, `/p/{id}/{interfaceLang}/…`, every other
 * page in its query. Null where it names none.
 */
export function findInterfaceLanguage({ pathname, search }: { pathname: string; search: string }): string | null {
  const inPath = languageInPath.exec(pathname)?.[2]
  return (inPath ?? new URLSearchParams(search).get('interfaceLang')) || null
}
