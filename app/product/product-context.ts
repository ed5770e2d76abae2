import { useMatches, useRouteLoaderData } from 'react-router'
import type { DocumentLanguage } from '../../shared/product-view.ts'
import { linkLanguage } from '../../shared/guard.ts'
import { productPath } from '../../shared/links.ts'
import { isPage, tabOfPage, type Page } from '../../shared/tabs.ts'
import type { ProductData } from './load-product-data.ts'

/** The product of the page. */
export function useProduct(): ProductData {
  const data = useRouteLoaderData<ProductData>('product/product')
  if (!data) throw new Error('This part stands on pages of a product only')
  return data
}

/** The page of the product that is shown. */
export function usePage(): Page {
  const last = useMatches().at(-1)
  const [, , , , page = ''] = (last?.pathname ?? '').split('/')
  return isPage(page) ? page : 'pd'
}

/** The language of links to a page's document: the requested one where it is valid, else the first valid one (specification, section 2). */
export function documentLanguage({ view, language }: ProductData, page: Page): DocumentLanguage {
  return linkLanguage(tabOfPage(page), language, view.languages)
}

/** Path of one of the product's pages. Home and detail keep the requested language, documents go to one in which they exist. */
export function pathOf(product: ProductData, page: Page): string {
  const language = page === 'pd' || page === 'pi' ? product.language : documentLanguage(product, page)
  return productPath(product.view.id, product.interfaceLanguage, page, language.id)
}

/** The address to share: the page shown, on the host of the product's own brand. */
export function sharedAddress(product: ProductData, page: Page): string {
  const path = productPath(product.view.id, product.interfaceLanguage, page, documentLanguage(product, page).id)
  return new URL(path, product.view.permalink).href
}
