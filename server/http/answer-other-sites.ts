import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may read the answer, and show it: it is the same for everybody. Never with a token or cookie. */
    forOtherSites?: boolean
  }
}

/** What a page of another site may read of an answer beside its body. */
const exposed = 'Content-Disposition, Content-Language, ETag, Link, Location, Retry-After'
/** s for which a browser remembers what it may send. */
const remembered = '86400'

/**
 * Lets pages of other sites ask what is public (Fetch Standard, section 3.2; docs/decisions/137-from-a-shops-page.md). A wildcard: browsers send
 * no cookies then, and refuse the answer to a request that has them. To be called before the routes are registered.
 */
export function answerOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.forOtherSites !== true) return
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-expose-headers', exposed)
  })
  const requested = new Set<string>()
  // A browser asks first where a page sends a header that is not every form's.
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.forOtherSites !== true || method === 'OPTIONS' || requested.has(url)) return
    requested.add(url)
    app.options(url, { config: { access: 'everybody', forOtherSites: true }, schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, HEAD')
        .header('access-control-allow-headers', 'Accept-Language, If-None-Match, Range')
        .header('access-control-max-age', remembered)
        .send(),
    )
  })
}
