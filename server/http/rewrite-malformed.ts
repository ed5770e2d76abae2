/** An address that the router answers with its own page or answer for what does not exist. */
const nowhere = { pages: '/not-found', api: '/api/not-found' }

/**
 * The address as the router gets it. One whose path is not well-formed percent-encoded UTF-8 leads nowhere, and is answered like every
 * other address that does not exist: the pages' own way for people, JSON for programs. The router itself knows only one answer to it.
 * One that begins with two slashes leads nowhere too: read as part of an address, what stands behind them would be a host. Of one that names its host (RFC 9112,
 * section 3.2.2) that goes: it is the one of `Host`, or the request is refused, and nothing is to be made, or kept, under another.
 */
export function rewriteMalformed(requested: string): string {
  const url = requested.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
  const [path = ''] = url.split('?')
  if (isWellFormed(path) && !path.startsWith('//')) return url
  return path.startsWith('/api/') || path.startsWith('/v2/') ? nowhere.api : nowhere.pages
}

/** What is decoded is returned, because the bundler leaves out a call whose result nobody uses. */
function isWellFormed(path: string): boolean {
  try {
    return decodeURIComponent(path) !== null
  } catch {
    return false
  }
}
