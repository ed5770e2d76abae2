import coatingsMark from '../brand/mark-coatings.svg?url'
import safetyMark from '../brand/mark-safety.svg?url'
import { dossierErrorPath } from '../../shared/links.ts'
import { themeScript } from '../brand/theme.ts'
import * as addresses from './addresses.ts'
import { chooseFonts, collectCharacters } from './choose-fonts.ts'
import * as kept from './kept-products.ts'
import { isSeenMessage, type SeenMessage } from './messages.ts'
import { chooseLanguage, isOfflineTexts, offlinePolicy, writeOfflinePage, type OfflineTexts } from './offline-page.ts'
import stylesheet from './offline-page.css?url'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** ms without an answer after which a page that is kept is shown instead: a connection over which nothing arrives counts as none. */
const timeout = 10_000
/** ms for which a copy is not fetched again ahead of time. */
const freshFor = 60 * 60 * 1000
/** Files fetched side by side, so that the visitor's own requests do not wait. */
const atOnce = 4

const marks: Readonly<Record<string, string>> = { coatings: coatingsMark, safety: safetyMark }
const markOf = (brandKey: string) => marks[brandKey] ?? coatingsMark
/** What the offline page is made of. */
const ownFiles = [stylesheet, coatingsMark, safetyMark]

self.addEventListener('install', (event) => {
  event.waitUntil(quietly(fetchOfflineTexts()).then(() => quietly(fetchFiles(ownFiles))))
  void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  const { data } = event
  if (isSeenMessage(data)) event.waitUntil(inTurn(() => keepSeen(data)))
})
self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event)
  if (answer) event.respondWith(answer)
})

/** Work on the list of products goes one after the other. */
let turn: Promise<unknown> = Promise.resolve()
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  turn = turn.then(() => quietly(work()))
  return turn
}

/** Full or forbidden storage, and a missing network, do not count as failures; less is stored then. */
async function quietly<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch {
    return undefined
  }
}

function answerRequest(event: RequestEvent): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin || request.method !== 'GET') return null
  switch (addresses.chooseHandling(url.pathname, request.mode === 'navigate')) {
    case 'asset':
      return answerAsset(event, url)
    case 'document':
      return answerDocument(event, url)
    case 'data':
      return answerData(event, url)
    case 'probe':
      return fetch(request).catch(() => new Response(null, { status: 204 }))
    case 'discovery':
      // No further pages are known; the followed link requests its page's data, and is answered as above.
      return fetch(request).catch(() => Response.json({}))
    case 'none':
      return null
  }
}

async function answerData(event: RequestEvent, url: URL): Promise<Response> {
  const answer = await fetch(event.request).catch(() => null)
  if (!answer) return reloadDocument(url)
  // React Router writes where a redirect leads into the body.
  const id = addresses.productOf(new URL(addresses.documentAddress(url), url.origin).pathname)
  if (answer.status === 202 && id !== null) event.waitUntil(quietly(forgetWhenGone(id, answer.clone().text())))
  return answer
}

/** A withdrawn product must not be read from this device either. An address with a reference reports a failure of the server. */
async function forgetWhenGone(id: number, redirect: Promise<string>): Promise<void> {
  const to = await redirect
  if (to.includes(dossierErrorPath) && !to.includes('reference=')) await kept.forget(caches, id)
}

async function answerAsset(event: RequestEvent, url: URL): Promise<Response> {
  const known = await quietly(kept.findAsset(caches, url.pathname))
  if (known) return known
  const answer = await fetch(event.request)
  if (answer.status === 200) event.waitUntil(quietly(kept.keepAsset(caches, url.pathname, answer.clone())))
  return answer
}

/** The network's answer, whatever it is; the kept copy only where there is none. */
async function answerDocument(event: RequestEvent, url: URL): Promise<Response> {
  const address = url.pathname + url.search
  const arriving = fetch(event.request)
  // Requested first, so that the copy is taken before the page reads the answer.
  event.waitUntil(arriving.then((answer) => settle(address, url.pathname, answer)).catch(() => {}))
  const fetched = arriving.catch(() => null)
  const first = await Promise.race([fetched, wait(timeout)])
  if (first) return first
  const copy = await quietly(kept.findKept(caches, address))
  if (copy) return kept.showKept(copy)
  const answer = await fetched
  if (answer) return answer
  return event.request.mode === 'navigate' ? leaveOffline(url) : Response.error()
}

/** Keeps what was read; what is no longer there is not kept any longer either. */
async function settle(address: string, pathname: string, answer: Response): Promise<void> {
  if (addresses.isKeptWhenPassing(pathname) && kept.mayKeep(pathname, answer)) await kept.keep(caches, address, answer.clone())
  else if ([404, 410].includes(answer.status)) await kept.dropKept(caches, address)
  else if (answer.type === 'opaqueredirect') {
    const id = addresses.productOf(pathname)
    await kept.dropKept(caches, address)
    // The browser does not tell where to.
    if (id !== null)
      await forgetWhenGone(
        id,
        fetch(address, { credentials: 'omit' }).then(({ url }) => url),
      )
  }
}

/** React Router's own way to say that the browser shall load the page as a document: a redirect without a body. */
function reloadDocument(url: URL): Response {
  return new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': addresses.documentAddress(url), 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' },
  })
}

/** To another address under which the product is kept, else to a page that says so. */
async function leaveOffline(url: URL): Promise<Response> {
  const products = (await quietly(kept.listKept(caches))) ?? []
  const elsewhere = await quietly(findElsewhere(url, products))
  if (elsewhere) return Response.redirect(elsewhere)
  const texts = await quietly(readOfflineTexts())
  const language = texts && chooseLanguage(texts, [addresses.interfaceLanguageOf(url), products[0]?.interfaceLanguage, deviceLanguage()])
  if (!texts || !language) return Response.error()
  const requested = addresses.productOf(url.pathname)
  const nonce = crypto.randomUUID()
  const page = { texts, language, products, requested, stylesheet, mark: markOf(texts.brand.key), themeScript, nonce }
  return new Response(writeOfflinePage(page, addresses.probePath), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offlinePolicy(nonce), 'cache-control': 'no-store' },
  })
}

const deviceLanguage = () => navigator.language.split('-')[0]

async function findElsewhere(url: URL, products: readonly kept.KeptProduct[]): Promise<string | null> {
  if (url.pathname === addresses.seenPath) {
    const seen = await kept.findPath(caches, addresses.seenPath)
    // Never to where it came from.
    return seen === url.pathname + url.search ? null : seen
  }
  const id = addresses.productOfPermalink(url.pathname)
  if (id !== null) return products.find((product) => product.id === id && product.keptAt !== null)?.path ?? null
  const plain = addresses.withoutQuery(url)
  return plain !== null && (await kept.findKept(caches, plain)) ? plain : null
}

async function keepSeen({ product, addresses: pages, files }: SeenMessage): Promise<void> {
  if (product) await kept.rememberSeen(caches, product)
  if (pages.length === 0) return
  const needed = new Set(files)
  const characters = new Set<number>()
  for (const address of pages) {
    const html = (await quietly(keepPage(address))) ?? ''
    for (const file of addresses.filesOf(html)) needed.add(file)
    collectCharacters(html, characters)
  }
  await fetchFiles([...needed])
  await fetchFiles(await listFonts([...needed], characters))
  await quietly(fetchOfflineTexts())
  await kept.dropUnusedAssets(caches, addresses.filesOf, ownFiles)
}

/** A page for later, as everybody sees it: without cookies. @returns its HTML; null where it may not be kept */
async function keepPage(address: string): Promise<string | null> {
  const { pathname } = new URL(address, self.location.origin)
  if (!addresses.isKeepable(pathname)) return null
  const known = await kept.findKept(caches, address)
  if (known && kept.isFresh(known, freshFor)) return known.text()
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache', headers: { accept: 'text/html' } })
  return kept.mayKeep(pathname, answer) ? kept.keep(caches, address, answer) : null
}

/** Fonts that style sheets, kept before, name for these characters. */
async function listFonts(files: readonly string[], characters: ReadonlySet<number>): Promise<string[]> {
  const sheets = files.filter((file) => file.endsWith('.css'))
  const fonts = sheets.map(async (file) => chooseFonts((await (await kept.findAsset(caches, file))?.text()) ?? '', characters))
  return (await Promise.all(fonts)).flat()
}

async function fetchFiles(files: readonly string[]): Promise<void> {
  for (let index = 0; index < files.length; index += atOnce)
    await Promise.all(files.slice(index, index + atOnce).map((file) => quietly(fetchFile(file))))
}

async function fetchFile(address: string): Promise<void> {
  const { pathname } = new URL(address, self.location.origin)
  const isAsset = addresses.chooseHandling(pathname, false) === 'asset'
  const known = await (isAsset ? kept.findAsset(caches, address) : kept.findKept(caches, address))
  if (known && (isAsset || kept.isFresh(known, freshFor))) return
  const answer = await fetch(address, { credentials: 'omit' })
  if (isAsset) await kept.keepAsset(caches, address, answer)
  else if (kept.mayKeep(pathname, answer)) await kept.keep(caches, address, answer)
}

async function fetchOfflineTexts(): Promise<void> {
  await kept.keepAsset(caches, addresses.offlineTextsPath, await fetch(addresses.offlineTextsPath, { cache: 'no-cache' }))
}

async function readOfflineTexts(): Promise<OfflineTexts | null> {
  const texts: unknown = await (await kept.findAsset(caches, addresses.offlineTextsPath))?.json()
  return isOfflineTexts(texts) ? texts : null
}

const wait = (milliseconds: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, milliseconds, null))
