import type { MetaDescriptor } from 'react-router'
import { feedAddress, feedFormats, productFeedPath } from '../../shared/feeds.ts'
import { isValidFor } from '../../shared/guard.ts'
import { productPath, sdsPdfPath, tdsPdfPath } from '../../shared/links.ts'
import type { DocumentLanguage, ProductView } from '../../shared/product-view.ts'
import { isTabEnabled, tabOfPage, type Page } from '../../shared/tabs.ts'
import { pageTitle, socialDescription, socialTitle } from '../../shared/titles.ts'
import { formatDate } from '../../shared/format-date.ts'
import { createTranslate } from '../language/texts.tsx'
import type { SiteData } from '../page/load-site.ts'
import { noIndexMeta, previewMeta } from '../page/page-meta.ts'
import type { ProductData } from './load-product-data.ts'
import { documentLanguage } from './product-context.ts'

interface ProductPageMeta {
  root: SiteData | undefined
  product: ProductData | undefined
  page: Page
  /** Key of the page's name among the interface texts. */
  name: string
  /** Which of the three forms the social description has. */
  description: 'supplier' | 'date' | 'language'
  noIndex?: boolean
  /** Document language ids of a label, the leading one first, as its options have them (`xlang`). */
  labelLanguages?: string | undefined
  /** Day of the version that is shown, where it is not the newest. */
  revisedOn?: string | undefined
}

/** Pages whose canonical address is the detail page (specification, section 2). */
const canonicalIsDetail: readonly Page[] = ['pi', 'ee', 'ed']

/** Head of a product's page: titles, social preview, canonical address, the same page in other languages. */
export function productPageMeta(requested: ProductPageMeta): MetaDescriptor[] {
  const { root, product, page, name, description, noIndex = false, revisedOn, labelLanguages } = requested
  if (!root || !product) return []
  const t = createTranslate(root.texts)
  const { view, interfaceLanguage } = product
  const language = documentLanguage(product, page)
  const [leading, ...others] = labelLanguages?.split(',').map(Number) ?? []
  const spoken = view.languages.find(({ id }) => id === leading)?.name ?? language.name
  const title = { product: view.name, page: t(name), language: spoken, extraLanguages: others.length, app: root.brand.name }
  const address = (target: Page, code: string, id: number) => new URL(productPath(view.id, code, target, id), view.permalink).href
  const canonical = address(canonicalIsDetail.includes(page) ? 'pi' : page, interfaceLanguage, language.id)
  const social = describe(description, product, spoken, revisedOn)
  return [
    { title: pageTitle(title) },
    ...previewMeta(root, { title: socialTitle(title), description: social, canonical }),
    ...(noIndex ? [noIndexMeta] : [describeProduct(product, canonical)]),
    ...view.languages
      // These addresses pin no version: the newest decides.
      .filter((one) => isValidFor(tabOfPage(page), { ...one, pinnedValid: one.valid }))
      .map(({ id, code }) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: code,
        // A page in a language speaks it throughout where the interface does.
        href: address(page, root.interfaceLanguages.includes(code) ? code : interfaceLanguage, id),
      })),
    ...linkFeeds(view, language.id),
  ]
}

/** Feeds of the product's versions; none where there is no version. */
function linkFeeds({ id, name, permalink, sdsVersions, tdsVersions }: ProductView, languageId: number): MetaDescriptor[] {
  if (sdsVersions.length + tdsVersions.length === 0) return []
  return (['atom', 'json'] as const).map((format) => ({
    tagName: 'link',
    rel: 'alternate',
    type: feedFormats[format],
    title: name,
    href: new URL(feedAddress(productFeedPath(id), format, languageId), permalink).href,
  }))
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

/** The product as search engines read it (schema.org). */
function describeProduct({ view }: ProductData, url: string): MetaDescriptor {
  const [code] = view.productCodes
  const inLanguage = view.languages.find(({ code: spoken }) => spoken === view.language)
  const documents = inLanguage ? listDocuments(view, inLanguage) : []
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': view.permalink,
      name: view.name,
      url,
      ...(view.description.missing ? {} : { description: view.description.text }),
      ...(code === undefined ? {} : { mpn: code }),
      ...(view.ufi === null ? {} : { identifier: { '@type': 'PropertyValue', propertyID: 'UFI', value: view.ufi } }),
      ...(view.gtins.length === 0 ? {} : { gtin14: view.gtins }),
      manufacturer: { '@type': 'Organization', name: view.supplierName },
      ...(documents.length === 0 ? {} : { subjectOf: documents }),
    },
  }
}

/** The documents that the product has in the language of the page: the poster by its page, since one that fits on no sheet has no file. */
function listDocuments({ id, name, permalink, documentState, sdsVersions }: ProductData['view'], language: DocumentLanguage): object[] {
  const document = (path: string, encodingFormat: string, version?: string) => ({
    '@type': 'DigitalDocument',
    name,
    url: new URL(path, permalink).href,
    encodingFormat,
    inLanguage: language.code,
    ...(version === undefined ? {} : { dateModified: version }),
  })
  const pdf = 'application/pdf'
  const [sheet] = sdsVersions
  return [
    ...(isTabEnabled('gh', documentState) && language.valid && sheet
      ? [document(sdsPdfPath(id, language.id, { version: sheet.number, qrCode: true }), pdf, sheet.revisedOn)]
      : []),
    ...(isTabEnabled('th', documentState) && language.tdsValid ? [document(tdsPdfPath(id, language.id), pdf)] : []),
    ...(isTabEnabled('mh', documentState) && language.valid
      ? [document(productPath(id, language.code, 'mh', language.id), 'text/html')]
      : []),
  ]
}
