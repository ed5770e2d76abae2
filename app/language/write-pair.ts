import type { LanguageCode } from '../../shared/languages.ts'

/** A name with what it is behind a colon, before which French has a space that does not break. */
export function writePair(name: string, value: string | number, language: LanguageCode): string {
  return `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`
}
