import { useEffect } from 'react'
import { isRouteErrorResponse, replace, useLocation } from 'react-router'
import { unhandledErrorPath } from '../../shared/links.ts'

interface Shown {
  address: string
  /** Of the navigation that led there. */
  key: string
  onFailure: (() => void) | undefined
}

/** What this tab of the browser shows; never written on the server. Loaders of routes know where they go, not where they come from. */
let shown: Shown | null = null
/** The navigation whose page is on its way back, which is there already and is not asked for again. */
let returningTo: string | null = null

/** Says that the page stays as it is when it cannot be refreshed. @param onFailure says so to the visitor; absent: it is ignored */
export function useKeptShown(onFailure?: () => void): void {
  const { pathname, search, hash, key } = useLocation()
  const address = pathname + search + hash
  useEffect(() => {
    shown = { address, key, onFailure }
    return () => {
      shown = null
    }
  }, [address, key, onFailure])
}

/**
 * Loads a page of a product in the browser. Where the server does not answer, or fails, and the page is only another state of the one shown,
 * the visitor stays where he is (specification, section 8: a refresh that fails is ignored). @throws {Response} the way there
 */
export async function loadOrStay<Data>(request: Request, serverLoader: () => Promise<Data>): Promise<Data> {
  try {
    return await serverLoader()
  } catch (error) {
    const here = shown
    const url = new URL(request.url)
    if (request.signal.aborted || here === null || !isSamePage(url.pathname, here.address)) throw error
    if (!(await isOutOfReach(error, url))) throw error
    returningTo = here.key
    here.onFailure?.()
    throw replace(here.address)
  }
}

/** Whether a navigation leads back to what is shown after one that failed. */
export function isWayBack(): boolean {
  return shown !== null && shown.key === returningTo
}

/** The same page of the same product, in whatever document language: `/p/{id}/{interfaceLang}/{page}`. */
function isSamePage(pathname: string, address: string): boolean {
  const pageOf = (path: string) => path.split('/', 5).join('/')
  return pageOf(pathname) === pageOf(address)
}

/** A missing connection, or a server that fails. Redirects and missing pages are answers. */
async function isOutOfReach(error: unknown, { pathname, search }: URL): Promise<boolean> {
  if (!(error instanceof Response)) return !isRouteErrorResponse(error) || error.status >= 500
  if (error.headers.get('Location')?.startsWith(unhandledErrorPath) === true) return true
  // The worker says without a connection: load it as a document. That helps where the document is kept.
  if (!error.headers.has('X-Remix-Reload-Document')) return false
  const kept = await caches.match(pathname + search, { ignoreVary: true })
  return kept === undefined
}
