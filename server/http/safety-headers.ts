import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

declare module 'fastify' {
  interface FastifyReply {
    /** Nonce of this response alone: its own scripts and styles carry it. */
    readonly nonce: string
  }
}

interface SafetyOptions {
  /** where visitors reach the program, when that is set */
  publicOrigin: string | undefined
  /** sites that may show pages of products within theirs */
  embedOrigins: readonly string[]
  /** whether the pages are built; the development loop writes styles into them */
  isBuilt: boolean
}

/**
 * Security headers of every response. Pages load nothing from another host (CLP Article 34b). The headers are prepared once; only the nonce
 * differs by response.
 */
export function addSafetyHeaders(app: FastifyInstance, { publicOrigin, embedOrigins, isBuilt }: SafetyOptions): void {
  const nonces = new WeakMap<ServerResponse, string>()
  app.decorateReply('nonce', {
    getter() {
      const nonce = nonces.get(this.raw)
      if (nonce === undefined) throw new Error('an answer without safety headers')
      return nonce
    },
  })
  const nonceOf = (_request: unknown, answer: ServerResponse): string => `'nonce-${nonces.get(answer)}'`
  const tell = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonceOf],
        styleSrc: ["'self'", nonceOf],
        // So that a changed style takes effect at once.
        ...(isBuilt ? {} : { styleSrcElem: ["'self'", "'unsafe-inline'"] }),
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // The preview of a mail, which has a policy of its own.
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [({ url }) => ["'self'", ...(isEmbeddable(url) ? embedOrigins : [])].join(' ')],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Browsers obey it only over HTTPS.
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    nonces.set(reply.raw, randomBytes(16).toString('hex'))
    tell(request.raw, reply.raw, (error) => {
      // X-Frame-Options cannot list origins; browsers obey frame-ancestors above.
      if (embedOrigins.length > 0 && isEmbeddable(request.raw.url)) reply.raw.removeHeader('x-frame-options')
      done(error instanceof Error ? error : undefined)
    })
  })
}

/** The policy without nonces: scripts run only by source or hash. */
export const withoutNonces = (policy: string): string => policy.replaceAll(/ 'nonce-[^']*'/g, '')

/** Only public pages may be framed by another site, since a single click in the workspace can change something. */
const isEmbeddable = (address = ''): boolean => /^\/p(?:[/?]|$)/.test(address)
