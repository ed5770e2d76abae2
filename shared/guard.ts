import { findLanguageByCode, findLanguageById, type LanguageCode, type LanguageId } from './languages.ts'
import { dossierErrorAddress, productPath, sdsErrorPath } from './links.ts'
import type { DocumentLanguage } from './product-view.ts'
import { isTabEnabled, type DocumentState, type Tab } from './tabs.ts'

export interface AskedPage {
  id: string
  interfaceLanguage: string
  tab: Tab
  language: string
}

export type Entrance = { kind: 'stay'; language: DocumentLanguage; languageValid: boolean } | { kind: 'redirect'; to: string }

/** Pages that need a document to exist; the others show the product itself. */
const documentTabs: readonly Tab[] = ['gh', 'th', 'ee', 'mh']

/** Where a visitor goes whose product does not exist, cannot be read, or was withdrawn (specification, section 8). */
export function leaveForMissingProduct(asked: AskedPage, withdrawn: boolean): string {
  if (withdrawn || !documentTabs.includes(asked.tab)) return dossierErrorAddress(asked.interfaceLanguage)
  return sdsErrorPath({ id: asked.id, interfaceLanguage: asked.interfaceLanguage, language: asked.language })
}

/** The language number of an address; null for anything that is not the number of a language. */
export function readLanguageId(text: string): LanguageId | null {
  return /^[1-9]\d?$/.test(text) ? (findLanguageById(Number(text))?.id ?? null) : null
}

/** The interface language of an address, or English for one that does not exist. */
export function readInterfaceLanguage(text: string): LanguageCode {
  return findLanguageByCode(text)?.code ?? 'en'
}

/**
 * Whether a page of a product can be entered as asked, and where to go instead: the detail page where the document is
 * not there, the same page in the first valid language where only the language is not (specification, section 4, tab guard).
 */
export function enterPage(
  asked: AskedPage,
  id: number,
  interfaceLanguage: LanguageCode,
  state: DocumentState,
  languages: readonly DocumentLanguage[],
): Entrance {
  const { tab } = asked
  const isValid = (language: DocumentLanguage) => (tab === 'th' ? language.tdsValid && language.tdsCreated : language.valid)
  const wished = languages.find((language) => String(language.id) === asked.language)
  const first = languages.find(isValid) ?? languages.find(({ valid }) => valid) ?? languages[0]
  if (!first) throw new Error('There are no document languages')
  const to = (target: Tab, language: DocumentLanguage) => productPath(id, interfaceLanguage, target, language.id)
  if (!isTabEnabled(tab, state)) return { kind: 'redirect', to: to('pi', wished ?? first) }
  if (!wished) return { kind: 'redirect', to: to(tab, first) }
  const needsDocument = documentTabs.includes(tab)
  if (needsDocument && !isValid(wished))
    return isValid(first) ? { kind: 'redirect', to: to(tab, first) } : { kind: 'redirect', to: to('pi', wished) }
  if (asked.interfaceLanguage !== interfaceLanguage) return { kind: 'redirect', to: to(tab, wished) }
  return { kind: 'stay', language: wished, languageValid: isValid(wished) }
}

/** The language in which a page writes the product's texts: the asked one where it is complete, else the first complete one. */
export function contentLanguage(wished: DocumentLanguage, languages: readonly DocumentLanguage[]): DocumentLanguage {
  return wished.valid ? wished : (languages.find(({ valid }) => valid) ?? wished)
}
