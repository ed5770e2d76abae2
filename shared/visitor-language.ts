import { isLanguageCode, type LanguageCode } from './languages.ts'

/** Under which the interface language of a visitor is kept (specification, section 9): on the device, and as a cookie for the server. */
export const localeKey = '__locale__'

/** The language that is kept in cookies; null where there is none. @param cookies `Cookie` header of a request, or `document.cookie` */
export function readLocale(cookies: string | null): LanguageCode | null {
  const [, code = ''] = /(?:^|;\s*)__locale__=([a-z]{2})(?:;|$)/.exec(cookies ?? '') ?? []
  return isLanguageCode(code) ? code : null
}

/**
 * The interface language that a visitor's browser wishes for: the first of its `Accept-Language` that has texts.
 * @param header such as `de-AT,de;q=0.9,en;q=0.8`; null where the browser says nothing
 * @param otherwise what it is where none of them is there
 */
export function negotiateLanguage<Otherwise extends LanguageCode | null>(
  header: string | null,
  available: readonly LanguageCode[],
  otherwise: Otherwise,
): LanguageCode | Otherwise {
  const wishes = (header ?? '').split(',').map((entry, index) => {
    const [tag = '', ...options] = entry.split(';')
    const weight = options.map((option) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/.exec(option)?.[1]).find((value) => value !== undefined)
    return { code: tag.trim().toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight), index }
  })
  const wished = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ code }) => code)
    .filter(isLanguageCode)
  return wished.find((code) => available.includes(code)) ?? otherwise
}
