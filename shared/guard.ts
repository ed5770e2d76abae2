import { readSheetQuery } from './sheet-query.ts'
import type { LanguageCode } from './languages.ts'
import { dossierErrorAddress, productPath, sdsErrorAddress } from './links.ts'
import type { DocumentLanguage } from './product-view.ts'
import { isTabEnabled, tabOfPage, type DocumentState, type Page, type Tab } from './tabs.ts'

export interface RequestedPage {
  id: string
  interfaceLanguage: string
  page: Page
  language: string
  /** What follows the language in the path, with its slash, such as `/download`; empty where nothing does. */
  rest: string
  /** Query of the address with its question mark, empty where it has none. */
  search: string
}

/** A language on the page of a sheet that pins a version (decision 005): that version is complete in languages of its own. */
export interface PinnedLanguage extends DocumentLanguage {
  pinnedValid?: boolean
}

export type Entrance = { kind: 'stay'; language: DocumentLanguage; languageValid: boolean } | { kind: 'redirect'; to: string }

/** Pages that need a document to exist; the others show the product itself. */
const documentTabs: readonly Tab[] = ['gh', 'th', 'ee', 'mh']

/** Where a visitor goes whose product does not exist, or was withdrawn (specification, section 8). */
export function leaveForMissingProduct(requested: RequestedPage, withdrawn: boolean): string {
  return withdrawn ? dossierErrorAddress(requested.interfaceLanguage) : leaveForFailure(requested)
}

/**
 * Where a visitor goes whose product cannot be shown: from home and detail to the page on dossiers, from documents to the one on sheets
 * (specification, sections 4 and 8). @param reference by which the failure is found in the log
 */
export function leaveForFailure(requested: Omit<RequestedPage, 'rest' | 'search'>, reference?: string): string {
  const { id, interfaceLanguage, language, page } = requested
  return documentTabs.includes(tabOfPage(page))
    ? sdsErrorAddress({ id, interfaceLanguage, language, reference })
    : dossierErrorAddress(interfaceLanguage, reference)
}

/** Number of the version that the address of a sheet's page pins; null for the newest and for every other page. */
export function readPinnedVersion({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): number | null {
  if (!/^\/p\/[^/]+\/[^/]+\/gh\/[^/]+\/?$/.test(pathname)) return null
  const { version } = readSheetQuery(searchParams)
  return version === 'bad' ? null : version
}

/** The languages of a product, those of its sheet judged by a pinned version. @param complete languages of that version */
export function pinLanguages(languages: readonly DocumentLanguage[], complete: readonly LanguageCode[]): PinnedLanguage[] {
  return languages.map((language) => ({ ...language, pinnedValid: complete.includes(language.code) }))
}

/**
 * Whether a page of a product can be entered as asked, and where to go instead: the detail page where the document is
 * not there, the same page in the first valid language where only the language is not (specification, section 4, tab guard).
 * The query pins a version or holds the options of a document, so it stays as long as the page does, and so does the rest of the path.
 */
export function enterPage(
  requested: RequestedPage,
  id: number,
  interfaceLanguage: LanguageCode,
  state: DocumentState,
  languages: readonly PinnedLanguage[],
): Entrance {
  const { page } = requested
  const tab = tabOfPage(page)
  const isValid = (language: PinnedLanguage) => isValidFor(tab, language)
  const wished = languages.find((language) => String(language.id) === requested.language)
  // The address of a digital label is typed from a tin, with the code of the language; of all other pages the specification has the first valid one.
  const typed = page === 'dl' ? languages.find(({ code }) => code === requested.language.toLowerCase()) : undefined
  const first = languages.find(isValid) ?? languages.find(({ valid }) => valid) ?? languages[0]
  if (!first) throw new Error('There are no document languages')
  const to = (target: Page, language: DocumentLanguage) =>
    productPath(id, interfaceLanguage, target, language.id) + (target === page ? requested.rest + requested.search : '')
  const validLanguages = languages.filter(isValid).length
  // A pinned sheet is there where its own version is, whatever became of the newest.
  const asShown = tab === 'gh' ? { ...state, validLanguages, languageExists: validLanguages > 0 } : state
  if (!isTabEnabled(tab, asShown)) return { kind: 'redirect', to: to('pi', wished ?? typed ?? first) }
  if (!wished) return { kind: 'redirect', to: to(page, typed && isValid(typed) ? typed : first) }
  const needsDocument = documentTabs.includes(tab)
  if (needsDocument && !isValid(wished))
    return isValid(first) ? { kind: 'redirect', to: to(page, first) } : { kind: 'redirect', to: to('pi', wished) }
  if (requested.interfaceLanguage !== interfaceLanguage) return { kind: 'redirect', to: to(page, wished) }
  return { kind: 'stay', language: wished, languageValid: isValid(wished) }
}

/** Whether a page's document exists in the language: the technical data sheet and a pinned sheet have languages of their own. */
export function isValidFor(tab: Tab, { valid, tdsValid, tdsCreated, pinnedValid = valid }: PinnedLanguage): boolean {
  if (tab === 'th') return tdsValid && tdsCreated
  return tab === 'gh' ? pinnedValid : valid
}

/** The language of a link to a page: the wished one where the page's document exists in it, else the first in which it does. */
export function linkLanguage(tab: Tab, wished: DocumentLanguage, languages: readonly DocumentLanguage[]): DocumentLanguage {
  return isValidFor(tab, wished) ? wished : (languages.find((language) => isValidFor(tab, language)) ?? wished)
}
