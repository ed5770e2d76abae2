import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageRequest } from './page-context.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { identify, identifyAndRefresh } from '../auth/identify.ts'
import { keepOutOfCaches, tokenCookieName } from '../auth/token-cookie.ts'
import { waiterOf } from '../documents/waiter.ts'
import { productPage } from './product-page.ts'
import type { Services } from '../services.ts'
import { readKeptAddress } from './kept-address.ts'
import { preparePage, sendKeptPage, type PagePlace } from './kept-pages.ts'

/** The pages as the bundler built them, or, in the development loop, as they are at the time of a request. */
export type Pages = ServerBuild | (() => Promise<ServerBuild>)

/** The pages: everything that no other route takes goes to React Router, which answers with a whole page or its data. */
export function servePages(app: FastifyInstance, services: Services, pages: Pages): void {
  const handle = createRequestHandler(pages)
  const isBuilt = typeof pages !== 'function'
  // Each page is rendered for its own request alone.
  let requested = 0
  // Pages are only read; data is sent to the API.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    // Each page checks by itself who may see it.
    config: { access: 'everybody' },
    handler: async (request, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort()
      })
      const context = new RouterContextProvider()
      const languages: LanguageCode[] = []
      const url = new URL(request.url, originOfRequest(request))
      // In the workspace an expired token is renewed; a public page recognises a signed-in user but changes nothing. The start page
      // redirects signed-in users, so it has to identify them as reliably as the workspace.
      const renews = /^\/(?:[^/]*\.data)?$|^\/app(?:[/.]|$)/.test(url.pathname)
      const user = await (renews ? identifyAndRefresh(services, request, reply) : identify(services, request))
      const brand = findBrandByHost(request.host, services.brands)
      const place = isBuilt && isStranger(request) ? await findPlace(services, url, brand.key) : null
      const kept = place && services.keptPages.get(place.key)
      if (kept && kept.state === place.state) return sendKeptPage(request, reply, kept)
      context.set(pageRequest, {
        services,
        brand,
        user,
        nonce: reply.nonce,
        wholePage: !url.pathname.endsWith('.data'),
        documentHtml: new Map(),
        languages,
        errorId: null,
        databaseDown: null,
      })
      if (user) keepOutOfCaches(reply)
      const answer = await services.pages.take(
        String(++requested),
        // The whole page is cached, even for a HEAD request.
        () => handle(toWebRequest(request, url, gone.signal, place ? 'GET' : request.method), context),
        waiterOf(services, request, reply),
      )
      const { databaseDown } = context.get(pageRequest)
      if (databaseDown !== null) throw databaseDown
      if (languages.length > 0) answer.headers.set('content-language', [...new Set(languages)].join(', '))
      if (place && answer.status === 200 && isForAll(context, url)) {
        const policy = String(reply.getHeader('content-security-policy'))
        const headers = { ...Object.fromEntries(answer.headers), 'content-security-policy': policy }
        const page = await preparePage({ html: await answer.text(), nonce: reply.nonce, headers }, place)
        services.keptPages.set(place.key, page)
        return sendKeptPage(request, reply, page)
      }
      // The status and the headers of the page, without its body.
      if (request.method === 'HEAD') {
        await answer.body?.cancel()
        return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send()
      }
      return reply.send(answer)
    },
  })
}

/** Whether the request has no token, not even an expired one, so that its page is the same for everybody. */
const isStranger = ({ cookies, headers }: FastifyRequest): boolean =>
  cookies[tokenCookieName] === undefined && headers.authorization === undefined

/**
 * The place of a cached page. Its product is read from the database: a state that was read a moment ago is good enough only for a response
 * that is already in memory.
 */
async function findPlace({ products }: Services, url: URL, brand: string): Promise<PagePlace | null> {
  const id = readKeptAddress(url)
  const head = id === null ? undefined : await products.heads.load(id)
  // Pages name the brand's own host, so that all hosts and ports of a brand have the same: anyone may send any address in `Host`.
  return head ? { key: `${brand} ${url.pathname}${url.search}`, id: head.permalinkId, brand, state: head.state } : null
}

/**
 * Whether a page may be cached: nothing on it failed, and it does not depend on other products, as the label of a kit does on its
 * components.
 */
function isForAll(context: RouterContextProvider, { pathname }: URL): boolean {
  const showsOthers = /\/(?:e[de]|dl)\/\d+$/.test(pathname) && context.get(productPage).product.record.kit !== undefined
  return context.get(pageRequest).errorId === null && !showsOthers
}

function originOfRequest(request: FastifyRequest): string {
  return `${request.protocol}://${request.host || 'localhost'}`
}

function toWebRequest(request: FastifyRequest, url: URL, signal: AbortSignal, method: string): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headers))
    for (const value of [values].flat()) if (value !== undefined) headers.append(name, value)
  return new Request(url, { method, headers, signal })
}
