import { isLanguageCode, type LanguageCode } from '../../shared/languages.ts'
import { localeKey, readLocale } from '../../shared/visitor-language.ts'
import { readStored, store } from '../browser/storage.ts'

/** In which every shortened address of a product opens (specification, section 9). */
const firstLanguage: LanguageCode = 'en'
const year = 365 * 24 * 60 * 60

/** Keeps the interface language that a visitor chose, for every page whose address names none. */
export function keepLocale(code: LanguageCode): void {
  store(localeKey, code)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${localeKey}=${code}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

/**
 * Keeps the language of a product's page for visitors who chose none yet. The one in which every printed link begins tells nothing of who
 * follows it. A cookie that is gone is set again.
 */
export function noteLocale(pathname: string): void {
  const kept = readStored(localeKey)
  if (kept !== null) {
    if (isLanguageCode(kept) && readLocale(document.cookie) !== kept) keepLocale(kept)
    return
  }
  const [, code = ''] = /^\/p\/\d+\/([a-z]{2})\//.exec(pathname) ?? []
  if (isLanguageCode(code) && code !== firstLanguage) keepLocale(code)
}
