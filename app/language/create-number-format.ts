import type { LanguageCode } from '../../shared/languages.ts'

/**
 * Numbers as the interface's language writes them. Chromium does not know Irish and Maltese and would write the numbers of the reader's own
 * language between their words; both write them as English does.
 */
export function createNumberFormat(language: LanguageCode, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat([language, 'en'], options)
}
