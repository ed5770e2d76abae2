import type { MetaDescriptor } from 'react-router'
import { productPath } from '../shared/links.ts'
import { pageTitle, socialDescription, socialTitle } from '../shared/titles.ts'
import type { Tab } from '../shared/tabs.ts'
import { formatDate } from './format-date.ts'
import { linkLanguage, type ProductData } from './product/product-context.ts'
import type { loader as rootLoader } from './root.tsx'
import { createTranslate, type Translate } from './texts.tsx'

type RootData = Awaited<ReturnType<typeof rootLoader>>

interface ProductPageMeta {
  root: RootData | undefined
  product: ProductData | undefined
  tab: Tab
  /** Key of the page's name among the interface texts. */
  name: string
  /** Which of the three forms the social description has. */
  description: 'supplier' | 'date' | 'language'
  noIndex?: boolean
  /** Day of the version that is shown, where it is not the newest. */
  revisedOn?: string | undefined
}

/** Pages whose canonical address is the detail page (specification, section 2). */
const canonicalIsDetail: readonly Tab[] = ['pi', 'ee']

/** Head of a product's page: titles, social preview, canonical address, the same page in other languages. */
export function productPageMeta({ root, product, tab, name, description, noIndex = false, revisedOn }: ProductPageMeta): MetaDescriptor[] {
  if (!root || !product) return []
  const t = createTranslate(root.texts)
  const { view, interfaceLanguage } = product
  const language = linkLanguage(product)
  const title = { product: view.name, page: t(name), language: language.name, app: root.brand.name }
  const address = (target: Tab, code: string, id: number) => new URL(productPath(view.id, code, target, id), view.permalink).href
  const canonical = address(canonicalIsDetail.includes(tab) ? 'pi' : tab, interfaceLanguage, language.id)
  const social = describe(description, product, language.name, revisedOn)
  return [
    { title: pageTitle(title) },
    { name: 'description', content: social },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root.brand.name },
    { property: 'og:title', content: socialTitle(title) },
    { property: 'og:description', content: social },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: 'summary' },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(noIndex ? [noIndexMeta] : []),
    ...view.languages
      .filter(({ valid }) => valid)
      .map(({ id, code }) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: code,
        // A page in a language speaks it throughout where the interface does.
        href: address(tab, root.interfaceLanguages.includes(code) ? code : interfaceLanguage, id),
      })),
  ]
}

function describe(form: ProductPageMeta['description'], { view }: ProductData, language: string, revisedOn: string | undefined): string {
  const parts = { title: view.name, supplier: view.supplierName }
  const revised = revisedOn ?? view.sdsVersions[0]?.revisedOn
  if (form === 'supplier') return socialDescription(parts)
  if (form === 'date' && revised && !view.description.missing) {
    return socialDescription({ ...parts, language, date: formatDate(revised), description: view.description.text })
  }
  return socialDescription({ ...parts, language })
}

const noIndexMeta = { name: 'robots', content: 'noindex' }

/** Head of a page that is about no product: a title, never indexed. */
export function problemPageMeta(root: RootData | undefined, title: (t: Translate) => string): MetaDescriptor[] {
  if (!root) return [noIndexMeta]
  const t = createTranslate(root.texts)
  return [{ title: [title(t), root.brand.name].join(' :: ') }, noIndexMeta]
}
