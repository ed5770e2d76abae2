import { configPath } from '../../shared/features.ts'

/** What the worker does with a request of its own origin. */
export type Handling =
  /** Named by its content, or a pictogram: from the cache first. */
  | 'asset'
  /** Data of a page that React Router requests. */
  | 'data'
  /** React Router's request for its manifest of pages. */
  | 'discovery'
  /** What needs no answer where the server cannot be reached: the page's question whether it can, and the configuration. */
  | 'probe'
  /** A whole page or a document: from the network first. */
  | 'document'
  /** Left to the browser. */
  | 'none'

const productPage = /^\/p\/(\d+)\/[a-z]{2}\/(?:pd|pi|gh|th|ee|mh)\/\d+$/
const documentFile = /^\/api\/(?:v1\/)?(?:sdsRender\/(?:sdsPdf|ipiPdf|pdf)|productLabelRender\/(?:pdf|view))\/-(\d+)(?:\/|$)/
const technicalSheet = /^\/api\/v1\/p\/tds\/pdf\/\d+\/-(\d+)$/

/** The page of the products seen on this device. */
export const seenPath = '/seen'
/** Answers with 200 while the server can be reached; the worker answers 204 in its place where it cannot. */
export const probePath = '/health/live'
/** Texts of the offline page in every interface language, and the brand. */
export const offlineTextsPath = '/offline.json'

/** How a GET request is handled. Nothing of the workspace behind the sign-in is touched but its navigations, which are never kept. */
export function chooseHandling(pathname: string, isNavigation: boolean): Handling {
  if (pathname.startsWith('/assets/') || pathname.startsWith('/pictograms/')) return 'asset'
  if (isNavigation) return 'document'
  if (pathname === probePath || pathname === configPath) return 'probe'
  if (pathname === '/__manifest') return 'discovery'
  if (pathname.endsWith('.data') && isPublic(pathname)) return 'data'
  return productOf(pathname) === null ? 'none' : 'document'
}

/** Pages for everybody, in contrast to the workspace. */
export function isPublic(pathname: string): boolean {
  return pathname.startsWith('/p/') || pathname.split('.')[0] === seenPath
}

/** Number of the product whose page or document an address is; null for every address of which nothing is kept. */
export function productOf(pathname: string): number | null {
  const [, id] = productPage.exec(pathname) ?? documentFile.exec(pathname) ?? technicalSheet.exec(pathname) ?? []
  return id === undefined ? null : Number(id)
}

/** Whether an answer of this address may be kept. */
export function isKeepable(pathname: string): boolean {
  return pathname === seenPath || productOf(pathname) !== null
}

/** Pictures of labels are as many as there are choices in the editor: only those of kept pages are kept. */
export function isKeptWhenPassing(pathname: string): boolean {
  return isKeepable(pathname) && !pathname.includes('/productLabelRender/view/')
}

/** The page whose data React Router requests. @param url of a request that ends in `.data` */
export function documentAddress(url: URL): string {
  const query = new URLSearchParams(url.search)
  query.delete('_routes')
  const pathname = url.pathname.replace(/(?:_|)\.data$/, '')
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** Number of the product that a printed or shortened address names, such as `/p/1001`. */
export function productOfPermalink(pathname: string): number | null {
  const [, id] = /^\/p\/(\d+)(?:\/[a-z]{2}(?:\/[a-z]{2})?)?\/?$/.exec(pathname) ?? []
  return id === undefined ? null : Number(id)
}

/** The interface language that an address names; null where it names none. */
export function interfaceLanguageOf(url: URL): string | null {
  return /^\/p\/[^/]+\/([a-z]{2})(?:\/|$)/.exec(url.pathname)?.[1] ?? url.searchParams.get('interfaceLang')
}

/** Names of a query that decide what a page shows; without any other of its names the page is the same. */
const meaningful = ['version', 'compare', 'lang', 'interfaceLang']

/** The address of the page without a query, where that is the same document; null where it is another. */
export function withoutQuery(url: URL): string | null {
  if (url.search === '' || /\/(?:ee|ed)\/\d+$/.test(url.pathname)) return null
  return meaningful.some((name) => url.searchParams.has(name)) ? null : url.pathname
}

/** Scripts, styles, fonts, pictograms and label pictures that a page needs, as its HTML names them. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/"(\/(?:assets\/|pictograms\/|api\/v1\/productLabelRender\/view\/)[^"\\<>\s]+)"/g)
  return [...new Set([...named].map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}
