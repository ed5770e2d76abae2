import type { FastifyRequest } from 'fastify'
import type { Brand } from '../../shared/brands.ts'
import { isLanguageCode, languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { findInterfaceLanguage } from '../../shared/read-language.ts'
import { negotiateLanguage, readLocale } from '../../shared/visitor-language.ts'

/**
 * The interface language of a visitor: that of the address, else the one that they chose, else that of the page with the link that they
 * followed, else what their browser prefers.
 */
export function languageOfVisitor({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, brand: Brand): LanguageCode {
  return (
    languageOfPage(url) ??
    readLocale(headers.cookie ?? null) ??
    languageOfPage(headers.referer ?? '') ??
    negotiateLanguage(headers['accept-language'] ?? null, languageCodes, brand.defaultLanguage)
  )
}

/** The interface language that an address names: in the path for a page of a product, in the query for others. */
function languageOfPage(address: string): LanguageCode | null {
  const page = URL.parse(address, 'http://localhost')
  const code = page ? findInterfaceLanguage(page) : null
  return code !== null && isLanguageCode(code) ? code : null
}
