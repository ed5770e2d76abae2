import { redirect } from 'react-router'
import { readLanguageNumber } from '../../shared/read-language.ts'
import { productPath } from '../../shared/links.ts'
import type { Page } from '../../shared/tabs.ts'
import type { ProductPage } from '../../server/http/product-page.ts'

/**
 * The form of a page without JavaScript sends its language in the query; the language of a page stands in its path.
 * @param keep names of the query that stay
 * @throws {Response} the redirect, where a language was sent
 */
export function redirectToLanguage(
  { product, interfaceLanguage, language }: ProductPage,
  page: Page,
  search: URLSearchParams,
  keep: readonly string[] = [],
): void {
  const sent = search.get('lang')
  if (sent === null) return
  const kept = new URLSearchParams(keep.flatMap((name) => search.getAll(name).map((value): [string, string] => [name, value])))
  const query = kept.size > 0 ? `?${kept}` : ''
  throw redirect(productPath(product.id, interfaceLanguage, page, readLanguageNumber(sent)?.id ?? language.id) + query)
}
