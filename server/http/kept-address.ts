import { readId } from '../products/load-product.ts'

/**
 * Query parameters with which each page is cached. A page with any other parameter is rendered but not cached, or anyone could fill the
 * cache.
 */
const pageQueries: Readonly<Record<string, readonly string[]>> = {
  pd: ['qr'],
  pi: [],
  gh: ['version', 'compare', 'qrCode'],
  th: [],
  mh: ['qrCode'],
  ee: [],
  ed: [],
  dl: [],
}

const productAddress = /^\/p\/(?<id>\d+)\/[a-z]{2}\/(?<page>[a-z]{2})\/\d{1,3}$/

/** The product of an address whose page can be cached: the same for every visitor, and few in number. */
export function readKeptAddress({ pathname, searchParams }: URL): number | null {
  const { id = '', page = '' } = productAddress.exec(pathname)?.groups ?? {}
  const known = Object.hasOwn(pageQueries, page) ? pageQueries[page] : undefined
  const names = [...searchParams.keys()]
  const isSaid = names.every((name) => known?.includes(name)) && new Set(names).size === names.length
  return known && isSaid && searchParams.toString().length <= 40 ? readId(id) : null
}
