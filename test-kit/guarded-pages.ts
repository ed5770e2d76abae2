import { enterPage, type RequestedPage } from '../shared/guard.ts'
import { readInterfaceLanguage } from '../shared/read-language.ts'
import type { DocumentLanguage } from '../shared/product-view.ts'
import type { DocumentState, Page } from '../shared/tabs.ts'

export const english: DocumentLanguage = { id: 1, code: 'en', name: 'English', valid: false, tdsValid: true, tdsCreated: true }

export const german: DocumentLanguage = { id: 2, code: 'de', name: 'Deutsch', valid: false, tdsValid: false, tdsCreated: false }

export const slovene: DocumentLanguage = { id: 6, code: 'sl', name: 'Slovenščina', valid: true, tdsValid: false, tdsCreated: false }

export const languages = [english, german, slovene]

export const state: DocumentState = {
  sdsVersions: 1,
  validLanguages: 1,
  sdsExists: true,
  languageExists: true,
  tdsExists: true,
  tdsEnabled: true,
  flags: { sds: true, tds: true, label: true, safetyInstructions: true },
}

/** The page that an address asks for. */
export const ask = (page: Page, language: string, interfaceLanguage = 'en', search = '', rest = ''): RequestedPage => ({
  id: '7',
  interfaceLanguage,
  page,
  language,
  rest,
  search,
})

export const enter = (requested: RequestedPage, changes: Partial<DocumentState> = {}, offered = languages) =>
  enterPage(requested, 7, readInterfaceLanguage(requested.interfaceLanguage), { ...state, ...changes }, offered)
