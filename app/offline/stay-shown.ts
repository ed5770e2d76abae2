import { isRouteErrorResponse, type DataStrategyResult } from 'react-router'
import { tellsOfFailure } from '../../shared/links.ts'
import { whileComing } from '../browser/coming-address.ts'
import { isWorkspace } from '../page/is-workspace.ts'

interface Shown {
  pathname: string
  /** Ends the navigation to an address that is out of reach. @param isRefresh whether it is only another state of the page that is shown */
  stay: (requested: URL, isRefresh: boolean) => Promise<void>
}

/** What this tab of the browser shows; never written on the server. What loads a page knows where it goes, not where it comes from. */
let shown: Shown | null = null

export function setShown(next: Shown | null): void {
  shown = next
}

type Results = Record<string, DataStrategyResult>

/**
 * Loads a page in the browser. Where the server does not answer, the visitor keeps what they read. Where it fails, they keep the page too if
 * they only requested another state of it (specification, section 8: a refresh that fails is ignored).
 */
export async function loadOrStay({ request }: { request: Request }, load: () => Promise<Results>): Promise<Results> {
  const here = shown
  const requested = new URL(request.url)
  const results = await whileComing(requested, load)
  const failed = Object.values(results).find(({ type }) => type === 'error')
  if (!failed || here === null || request.signal.aborted) return results
  const isRefresh = isSamePage(requested.pathname, here.pathname)
  // The visitor may have gone elsewhere meanwhile: then nobody waits for the results.
  // Without the root's data, which come anew with another language, a page has no texts, not even to say what failed.
  const hasNoTexts = results['root']?.type === 'error' && !(failed.result instanceof Response)
  if (hasNoTexts || (await isOutOfReach(failed.result, requested, isRefresh))) await here.stay(requested, isRefresh && !hasNoTexts)
  return results
}

/** The same page of the same product, in whatever document language: `/p/{id}/{interfaceLang}/{page}`. */
function isSamePage(pathname: string, other: string): boolean {
  const pageOf = (path: string) => path.split('/', 5).join('/')
  return pageOf(pathname) === pageOf(other)
}

/** A missing connection, or a proxy without its server; of a refresh a server that fails, too. Redirects and missing pages are answers. */
async function isOutOfReach(error: unknown, { pathname, search }: URL, isRefresh: boolean): Promise<boolean> {
  if (isRouteErrorResponse(error)) return error.status >= (isRefresh ? 500 : 502)
  // What `fetch` says without a connection is a TypeError; what the server says is none. A page of the workspace says itself what failed.
  if (!(error instanceof Response)) return error instanceof TypeError || (isRefresh && !isWorkspace(pathname))
  if (isRefresh && tellsOfFailure(error.headers.get('Location') ?? '')) return true
  // Without a connection the worker replies that the page is to be loaded as a document. That helps if the document is cached. From a
  // server the same reply is a redirect.
  const leadsTo = new URL(error.headers.get('Location') ?? '', location.href)
  if (!error.headers.has('X-Remix-Reload-Document') || leadsTo.pathname !== pathname) return false
  const kept = await caches.match(pathname + search, { ignoreVary: true })
  return kept === undefined
}
