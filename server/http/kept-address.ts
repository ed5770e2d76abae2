import { readId } from '../products/load-product.ts'

const shown = /^[01]$/
/** Only those of published versions have a page. */
const version = /^[1-9]\d{0,5}$/

/**
 * Query parameters with which each page is cached, and their values. A page with anything else is rendered but not cached, or anyone could
 * fill the cache.
 */
const pageQueries: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  pd: { qr: /^1$/ },
  pi: {},
  gh: { version, compare: version, qrCode: shown },
  th: {},
  mh: { qrCode: shown },
  ee: {},
  ed: {},
  dl: {},
}

const productAddress = /^\/p\/(?<id>\d+)\/[a-z]{2}\/(?<page>[a-z]{2})\/\d{1,3}$/

/** The product of an address whose page can be cached: the same for every visitor, and few in number. */
export function readKeptAddress({ pathname, search, searchParams }: URL): number | null {
  const { id = '', page = '' } = productAddress.exec(pathname)?.groups ?? {}
  const known = Object.hasOwn(pageQueries, page) ? pageQueries[page] : undefined
  const names = [...searchParams.keys()]
  const isSaid = [...searchParams].every(([name, value]) => known && Object.hasOwn(known, name) && known[name]?.test(value) === true)
  const isOnce = new Set(names).size === names.length
  // The same query can be written in many ways, such as `%31` for 1.
  const isUsual = search === '' || search === `?${searchParams}`
  return known && isSaid && isOnce && isUsual ? readId(id) : null
}
