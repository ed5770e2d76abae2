import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { pageRequest } from '../../server/http/page-context.ts'
import { productPage, type ProductPage } from '../../server/http/product-page.ts'
import { asOf, findDigitalLabels, withLastLabel, type DigitalLabels } from '../../server/label/find-digital-labels.ts'
import { viewProduct } from '../../server/product-view/view-product.ts'
import { loadProduct, readId, type Product } from '../../server/products/load-product.ts'
import { findSdsVersion, findValidLanguages } from '../../server/sds/view-sds.ts'
import type { Services } from '../../server/services.ts'
import { enterPage, leaveForMissingProduct, linkLanguage, pinLanguages, readPinnedVersion, type RequestedPage } from '../../shared/guard.ts'
import { firstPagePath } from '../../shared/links.ts'
import type { DocumentLanguage } from '../../shared/product-view.ts'
import { readInterfaceLanguage } from '../../shared/read-language.ts'
import { isPage, tabOfPage } from '../../shared/tabs.ts'
import { leaveFailedPage } from './leave-failed-page.ts'

/**
 * The guard of all pages of a product: loads it once, and lets the visitor in, or redirects to where the specification says.
 * It is middleware because the loaders of parent and child run side by side.
 */
export const guardProduct: MiddlewareFunction<Response> = async ({ context, params, request, url }, next) => {
  const spelled = spellAddress(url.pathname)
  if (spelled !== url.pathname) throw redirect(spelled + url.search)
  const requested = readRequestedPage(params, url)
  const page = await enter(requested, { context, url }).catch((error: unknown) => {
    throw error instanceof Response ? error : leaveFailedPage(error, { context, request, requested })
  })
  context.set(productPage, page)
  context.get(pageRequest).languages.push(page.view.language)
  return next()
}

interface Visit {
  context: Readonly<RouterContextProvider>
  url: URL
}

/**
 * Routes are found in capitals and in escaped letters too, as an address that is typed from a tin may be. What else reads the address, its
 * language and its page knows one spelling: it leads there.
 */
function spellAddress(pathname: string): string {
  const spell = (part: string) => encodeURIComponent(decodeURIComponent(part).toLowerCase())
  // The parts that are words: the base path, the interface language and the page.
  return pathname
    .split('/')
    .map((part, place) => ([1, 3, 4].includes(place) ? spell(part) : part))
    .join('/')
}

function readRequestedPage(params: Readonly<Record<string, string | undefined>>, { pathname, search }: URL): RequestedPage {
  const [, , , , page = '', , ...rest] = pathname.split('/')
  return {
    id: params['id'] ?? '',
    interfaceLanguage: params['interfaceLang'] ?? '',
    page: isPage(page) ? page : 'pd',
    language: params['lang'] ?? '',
    rest: rest.map((part) => `/${part}`).join(''),
    search,
  }
}

/** @throws {Response} the redirect to where the visitor goes instead */
async function enter(requested: RequestedPage, { context, url }: Visit): Promise<ProductPage> {
  const { services } = context.get(pageRequest)
  const id = readId(requested.id)
  const found = id === null ? null : await loadProduct(services, id)
  const product = found && requested.page === 'dl' ? await withLastLabel(services, found) : found
  // People who still have a withdrawn product can read its digital label, which says that it was withdrawn, for at least ten years (CLP
  // Article 34b).
  const isGone = product?.status === 'withdrawn' && requested.page !== 'dl'
  if (!product || isGone) throw redirect(leaveForMissingProduct(requested, isGone))
  // The address ends behind the interface language: every shortened address leads to one page.
  if (requested.language === '') throw redirect(firstPagePath(product.id))
  const interfaceLanguage = readInterfaceLanguage(requested.interfaceLanguage)
  const first = await viewProduct(services, product, interfaceLanguage)
  const labels = requested.page === 'dl' ? await findDigitalLabels(services, product) : null
  const languages = labels
    ? judgeByLabels(labels, first.languages)
    : await judgeLanguages(services, product, readPinnedVersion(url), first.languages)
  const entrance = enterPage(requested, product.id, interfaceLanguage, first.documentState, languages)
  if (entrance.kind === 'redirect') throw redirect(entrance.to)
  const { code } = linkLanguage(tabOfPage(requested.page), entrance.language, languages)
  const version = labels?.get(code)
  const shown = version ? await asOf(services, product, version) : product
  const view = code === first.language && shown === product ? first : await viewProduct(services, shown, code)
  const { language, languageValid } = entrance
  return { product: shown, view: { ...view, languages }, labels, interfaceLanguage, language, languageValid }
}

/** The languages of a digital label; those of the newest come first, since whoever asked for none that there is should read no earlier one. */
function judgeByLabels(labels: DigitalLabels, languages: readonly DocumentLanguage[]): DocumentLanguage[] {
  const codes = [...labels.keys()]
  const valid = languages
    .filter(({ code }) => labels.has(code))
    .toSorted((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code))
  const others = languages.filter(({ code }) => !labels.has(code))
  return [...valid.map((language) => ({ ...language, valid: true })), ...others.map((language) => ({ ...language, valid: false }))]
}

/** The languages of the product's documents, by the snapshot of the pinned version of its sheet where that version exists. */
async function judgeLanguages(
  services: Services,
  product: Product,
  pinned: number | null,
  languages: DocumentLanguage[],
): Promise<DocumentLanguage[]> {
  const version = pinned === null ? null : findSdsVersion(product, pinned)
  return version ? pinLanguages(languages, await findValidLanguages(services, product, version)) : languages
}
