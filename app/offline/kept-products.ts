import { isKeepable, productOf } from './addresses.ts'

/** A product that was seen on this device. The list never leaves it. */
export interface SeenProduct {
  id: number
  name: string
  /** Address of its home page, in the languages in which it was seen last. */
  path: string
  interfaceLanguage: string
}

export interface KeptProduct extends SeenProduct {
  /** When the server gave the copy of its home page, ISO; null where no copy is kept. */
  keptAt: string | null
}

/** Products whose pages are kept; those seen longest ago go first. */
export const mostProducts = 40
/** Bytes of the largest document that is kept. */
const largestDocument = 10 * 1024 * 1024
/** Scripts and styles of pages that are no longer kept are looked for beyond this many. */
const manyAssets = 200

const pagesName = 'kept-pages'
const assetsName = 'kept-assets'
const listName = 'kept-list'
const listKey = '/seen/list'

/** When the server gave a copy, and when this device stored it (ms): headers of kept answers. */
const givenHeader = 'x-kept-at'
const storedHeader = 'x-kept-stored'

/** The browser's store of answers (`caches`), as far as it is used. Every part rejects where storage is forbidden or full. */
export interface Storage {
  open(name: string): Promise<Store>
}

interface Store {
  match(address: string, options: CacheQueryOptions): Promise<Response | undefined>
  put(address: string, answer: Response): Promise<void>
  delete(address: string, options: CacheQueryOptions): Promise<boolean>
  keys(): Promise<readonly { readonly url: string }[]>
}

const options = { ignoreVary: true }

/** Products seen on this device, the last seen first. */
export async function listSeen(storage: Storage): Promise<SeenProduct[]> {
  const list = await (await storage.open(listName)).match(listKey, options)
  const read: unknown = await list?.json().catch(() => null)
  return Array.isArray(read) ? read.filter(isSeenProduct) : []
}

/** The same with the age of their copies. */
export async function listKept(storage: Storage): Promise<KeptProduct[]> {
  const pages = await storage.open(pagesName)
  const withAge = async (product: SeenProduct) => ({
    ...product,
    keptAt: (await pages.match(product.path, options))?.headers.get(givenHeader) ?? null,
  })
  return Promise.all((await listSeen(storage)).map(withAge))
}

export function isSeenProduct(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, path, interfaceLanguage }: Partial<Record<keyof SeenProduct, unknown>> = value
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof path === 'string' &&
    productOf(path) === id &&
    typeof interfaceLanguage === 'string'
  )
}

/** Puts a product at the head of the list. What belongs to no product of the list any more goes. */
export async function rememberSeen(storage: Storage, product: SeenProduct): Promise<void> {
  const others = (await listSeen(storage)).filter(({ id }) => id !== product.id)
  await writeList(storage, [product, ...others].slice(0, mostProducts))
}

/** Forgets a product of this device and all that is kept of it. */
export async function forget(storage: Storage, id: number): Promise<void> {
  await writeList(
    storage,
    (await listSeen(storage)).filter((product) => product.id !== id),
  )
}

/** Forgets everything that tells which products were seen. */
export async function forgetAll(storage: Storage): Promise<void> {
  await writeList(storage, [])
}

/** First the pages go, then the list is written: where the storage is full the other way round would fail. */
async function writeList(storage: Storage, list: readonly SeenProduct[]): Promise<void> {
  const known = new Set(list.map(({ id }) => id))
  const pages = await storage.open(pagesName)
  for (const { url } of await pages.keys()) {
    const id = productOf(new URL(url).pathname)
    if (id !== null && !known.has(id)) await pages.delete(url, options)
  }
  const stored = await storage.open(listName)
  if (list.length > 0) await stored.put(listKey, Response.json(list))
  else await stored.delete(listKey, options)
}

/** Whether an answer may be kept: complete, from here, and not meant for one reader alone. */
export function mayKeep(pathname: string, answer: Response): boolean {
  const { status, type, redirected, headers } = answer
  if (!isKeepable(pathname) || status !== 200 || redirected || type === 'cors' || type === 'opaque') return false
  if (/no-store|private/i.test(headers.get('cache-control') ?? '')) return false
  return Number(headers.get('content-length') ?? 0) <= largestDocument
}

/** Whether a page says in its `<html>` that its reader is signed in. */
const isForOneReader = (html: string) => /^[^]{0,40}<html[^>]* data-signed-in/.test(html)

/**
 * Keeps a copy of an answer, with the time at which the server gave it: the device's clock may be wrong.
 * @returns the text of a page; null for every other document, and for a page of somebody who is signed in
 */
export async function keep(storage: Storage, address: string, answer: Response): Promise<string | null> {
  const headers = new Headers(answer.headers)
  // The body is kept as it reads, not as it travelled.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.delete('vary')
  const given = Date.parse(headers.get('date') ?? '')
  headers.set(givenHeader, new Date(Number.isNaN(given) ? Date.now() : given).toISOString())
  headers.set(storedHeader, String(Date.now()))
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  const body = isPage ? await answer.text() : await answer.blob()
  if (typeof body === 'string' && isForOneReader(body)) return null
  const store = async () => (await storage.open(pagesName)).put(address, new Response(body, { headers }))
  await store().catch(async () => {
    await makeRoom(storage)
    await store()
  })
  return typeof body === 'string' ? body : null
}

/** The storage is full: the product seen longest ago goes, but never the one that is being seen. */
async function makeRoom(storage: Storage): Promise<void> {
  const list = await listSeen(storage)
  if (list.length > 1) await writeList(storage, list.slice(0, -1))
}

/** A copy as it was kept; undefined where there is none. */
export async function findKept(storage: Storage, address: string): Promise<Response | undefined> {
  return (await storage.open(pagesName)).match(address, options)
}

/** A copy as it is shown: a page says in its `<html>` when the server gave it. */
export async function showKept(kept: Response): Promise<Response> {
  const { headers } = kept
  if (!headers.get('content-type')?.startsWith('text/html')) return kept
  const html = await kept.text()
  return new Response(html.replace(/<html(?=[\s>])/, `<html data-kept-at="${headers.get(givenHeader) ?? ''}"`), { headers })
}

/** Whether a copy was stored within this many milliseconds. A copy from the future, by a clock that was wrong, is old. */
export function isFresh(kept: Response, milliseconds: number): boolean {
  const age = Date.now() - Number(kept.headers.get(storedHeader))
  return age >= 0 && age < milliseconds
}

export async function dropKept(storage: Storage, address: string): Promise<void> {
  await (await storage.open(pagesName)).delete(address, options)
}

/** Address of a kept page with this path, whatever its query. */
export async function findPath(storage: Storage, pathname: string): Promise<string | null> {
  const keys = await (await storage.open(pagesName)).keys()
  const found = keys.map(({ url }) => new URL(url)).findLast((url) => url.pathname === pathname)
  return found ? found.pathname + found.search : null
}

export async function findAsset(storage: Storage, address: string): Promise<Response | undefined> {
  return (await storage.open(assetsName)).match(address, options)
}

export async function keepAsset(storage: Storage, address: string, answer: Response): Promise<void> {
  if (answer.status === 200 && answer.type !== 'opaque') await (await storage.open(assetsName)).put(address, answer)
}

/** Scripts and styles that no kept page names are of an earlier release. Fonts and pictures stay: they hardly ever change. */
export async function dropUnusedAssets(storage: Storage, filesOf: (html: string) => string[], always: readonly string[]): Promise<void> {
  const assets = await storage.open(assetsName)
  const keys = await assets.keys()
  if (keys.length <= manyAssets) return
  const used = new Set(always)
  const pages = await storage.open(pagesName)
  for (const { url } of await pages.keys()) {
    const page = await pages.match(url, options)
    if (page?.headers.get('content-type')?.startsWith('text/html')) for (const file of filesOf(await page.text())) used.add(file)
  }
  for (const { url } of keys) {
    const { pathname } = new URL(url)
    if (/\.(?:js|css)$/.test(pathname) && !used.has(pathname)) await assets.delete(url, options)
  }
}
