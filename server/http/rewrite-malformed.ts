import { splitAddress } from './split-address.ts'

/** Addresses for which the router has its usual page, or its usual response, for a missing address. */
const nowhere = { pages: '/not-found', api: '/api/not-found' }

/**
 * The address as the router gets it. One whose path is not well-formed percent-encoded UTF-8 is treated like every other missing address: a
 * page for people, JSON for programs. The router itself has only one response for it. The same holds for one that begins with two slashes,
 * since what follows them could be read as a host. From an address in absolute form (RFC 9112, section 3.2.2) the host is removed: it is
 * either that of `Host`, or the request is refused, and nothing may be made or cached under another. A fragment, which no address of a request
 * has (section 3.2 there), is removed as well: the router would take it for the query.
 */
export function rewriteMalformed(requested: string): string {
  const url = requested.replace(/#.*/s, '').replace(/^https?:\/\/[^/?]*\/?/i, '/')
  const { path } = splitAddress(url)
  if (isWellFormed(path) && !path.startsWith('//')) return url
  return path.startsWith('/api/') || path.startsWith('/v2/') ? nowhere.api : nowhere.pages
}

/** The decoded text is used, because the bundler would drop a call whose result is unused. */
function isWellFormed(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null
  } catch {
    return false
  }
}
