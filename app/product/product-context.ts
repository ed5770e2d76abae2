import { useMatches, useRouteLoaderData } from 'react-router'
import type { DocumentLanguage } from '../../shared/product-view.ts'
import { contentLanguage } from '../../shared/guard.ts'
import { productPath } from '../../shared/links.ts'
import { isTab, type Tab } from '../../shared/tabs.ts'
import type { loader } from './product.tsx'

export type ProductData = Awaited<ReturnType<typeof loader>>

/** The product of the page. */
export function useProduct(): ProductData {
  const data = useRouteLoaderData<typeof loader>('product/product')
  if (!data) throw new Error('This part stands on pages of a product only')
  return data
}

/** The page of the product that is shown. */
export function useTab(): Tab {
  const last = useMatches().at(-1)
  const [, , , , tab = ''] = (last?.pathname ?? '').split('/')
  return isTab(tab) ? tab : 'pd'
}

/** The language of links to documents: the asked one where it is valid, else the first valid one (specification, section 2). */
export function linkLanguage({ view, language }: ProductData): DocumentLanguage {
  return contentLanguage(language, view.languages)
}

/** Path of one of the product's pages. Home and detail keep the asked language, documents go to one in which they exist. */
export function pathOf(product: ProductData, tab: Tab): string {
  const language = tab === 'pd' || tab === 'pi' ? product.language : linkLanguage(product)
  return productPath(product.view.id, product.interfaceLanguage, tab, language.id)
}

/** The address to share: the page shown, on the host of the product's own brand. */
export function sharedAddress(product: ProductData, tab: Tab): string {
  return new URL(productPath(product.view.id, product.interfaceLanguage, tab, linkLanguage(product).id), product.view.permalink).href
}
