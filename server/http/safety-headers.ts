import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

declare module 'fastify' {
  interface FastifyReply {
    /** Of this answer alone: its own scripts and styles carry it. */
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
 * What browsers are told with every answer. Pages carry nothing from another host (CLP Article 34b). The headers are prepared once: of an
 * answer only its nonce is new.
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
        // So that a style that was changed is seen at once.
        ...(isBuilt ? {} : { styleSrcElem: ["'self'", "'unsafe-inline'"] }),
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // The preview of a mail, which brings a policy of its own.
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: [({ url }) => ["'self'", ...(isEmbeddable(url) ? embedOrigins : [])].join(' ')],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Browsers heed it behind HTTPS only.
    strictTransportSecurity: publicOrigin?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    nonces.set(reply.raw, randomBytes(16).toString('hex'))
    tell(request.raw, reply.raw, (error) => {
      // X-Frame-Options knows no list of origins; browsers heed frame-ancestors above.
      if (embedOrigins.length > 0 && isEmbeddable(request.raw.url)) reply.raw.removeHeader('x-frame-options')
      done(error instanceof Error ? error : undefined)
    })
  })
}

/** A policy under which nothing runs that is not the answer's own by its source or its hash. */
export const withoutNonces = (policy: string): string => policy.replaceAll(/ 'nonce-[^']*'/g, '')

/** The public pages alone may stand in another site's frame: in the workspace one click changes something. */
const isEmbeddable = (address = ''): boolean => /^\/p(?:[/?]|$)/.test(address)
