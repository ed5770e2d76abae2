import type { LanguageCode } from '../../../shared/languages.ts'
import { loadWording } from '../../../wording/load-wording.ts'

/** Names of routes and of physical data, as the documents have them, by key. */
export function substanceWords(language: LanguageCode): Record<string, string> {
  return Object.fromEntries(Object.entries(loadWording(language).terms).filter(([key]) => /^(?:property|route)\./.test(key)))
}
