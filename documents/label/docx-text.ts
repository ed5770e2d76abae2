import type { LanguageCode } from '../../shared/languages.ts'

/**
 * What no XML 1.0 file may hold (section 2.2: control characters, halves of surrogate pairs, non-characters) and what steers text without being
 * seen: soft hyphens and marks that turn the direction of writing (Unicode Annex 9, 2.2 to 2.7), with which a text could show as another one.
 */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu

/** A text of one line, as a file of Word or a spreadsheet can hold it; everything visible stays. */
export function cleanText(text: string): string {
  return text.replaceAll(/[\t\r\n\u2028\u2029]+/g, ' ').replaceAll(unwritable, '')
}

/** A text within XML. */
export function escapeXml(text: string): string {
  return cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A language as Word names it, with a country: the texts of the law are British English and European Portuguese. */
export function wordLanguage(code: LanguageCode): string {
  if (code === 'en') return 'en-GB'
  if (code === 'pt') return 'pt-PT'
  return `${code}-${new Intl.Locale(code).maximize().region ?? code.toUpperCase()}`
}
