import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may read and show the response, which is the same for everybody. Never with a token or cookie. */
    forOtherSites?: boolean
  }
}

/** Response headers that a page of another site may read. */
const exposed = 'Content-Disposition, Content-Language, ETag, Link, Location, Retry-After'
/** A GS1 resolver says so with every response: so its test suite has it. */
const methods = 'GET, HEAD, OPTIONS'
/** Seconds for which a browser caches the preflight response. */
const remembered = '86400'

/**
 * Lets pages of other sites request public data (Fetch Standard, section 3.2; docs/decisions/137-from-a-shops-page.md). A wildcard:
 * browsers send no cookies then, and refuse the answer to a request that has them. To be called before the routes are registered.
 */
export function answerOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.forOtherSites !== true) return
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-expose-headers', exposed).header('access-control-allow-methods', methods)
  })
  const requested = new Set<string>()
  // A browser sends a preflight request when a page sets a header that a form could not send.
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.forOtherSites !== true || method === 'OPTIONS' || requested.has(url)) return
    requested.add(url)
    answerPreflight(app, url)
  })
}

/** A route that a plugin makes has to call it by itself: what the plugin lets it say of the route comes after the hook above. */
export function answerPreflight(app: FastifyInstance, url: string): void {
  app.options(url, { config: { access: 'everybody', forOtherSites: true }, schema: { hide: true } }, (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-headers', 'Accept-Language, If-None-Match, Range')
      .header('access-control-max-age', remembered)
      .send(),
  )
}
