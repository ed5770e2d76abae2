import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tokenCookieName } from '../auth/token-cookie.ts'
import type { KnownStates } from '../products/known-states.ts'
import { namesTwoHosts } from './check-host.ts'
import { preferredCoding } from './preferred-coding.ts'
import { withoutNonces } from './safety-headers.ts'

/** A product, with its public state at the time when a response was made. */
export interface ProductState {
  id: number
  state: string
}

/** What determines a response, apart from its address. */
interface Shared {
  product: ProductState
  /** null: the client has it. */
  body: Buffer | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the same request gets the same response for as long as the product does not change. */
    shared: Shared | null
  }
}

/** A response as it was sent, without the headers that belong to one request. */
interface ReadyAnswer extends Shared {
  status: number
  /** Names and values alternately. */
  headers: readonly string[]
}

/** Bytes; the Brotli and gzip bytes of pages are shared with `keptPages`. */
const room = 16_000_000
const largest = 600_000
/** Characters of a cache key. */
const longestKey = 400
/** Headers that belong to one request, or to one connection. */
const ofOne: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'keep-alive', 'date'])
const isReading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Request headers that rule out a stored response, whatever the address. */
const special = ['authorization', 'range', 'if-range', 'content-length', 'transfer-encoding', 'expect'] as const

/**
 * Marks the response as the same for everybody, and removes the nonce from it. @param product undefined: it is not the same for everybody
 */
export function followsFrom(request: FastifyRequest, reply: FastifyReply, product: ProductState | undefined, body: Buffer | null): void {
  if (!product) return
  request.shared = { product: { id: product.id, state: product.state }, body }
  reply.header('content-security-policy', withoutNonces(String(reply.getHeader('content-security-policy'))))
}

/**
 * Sends a stored response again if the product is known to be unchanged. The headers are those of the first response, which went through
 * everything below, so that they are made in only one way. To be registered before anything costly.
 */
export function answerFromMemory(app: FastifyInstance, states: KnownStates): void {
  const answers = new LRUCache<string, ReadyAnswer>({
    maxSize: room,
    maxEntrySize: largest,
    sizeCalculation: ({ body, headers, product }, key) => (body?.length ?? 0) + headers.join('').length + product.state.length + key.length,
  })
  app.decorateRequest('shared', null)
  app.addHook('onRequest', (request, reply, done) => {
    const key = keyOf(request)
    const ready = key === null ? undefined : answers.get(key)
    if (!ready || !states.isStill(ready.product.id, ready.product.state)) {
      done()
      return
    }
    reply.hijack()
    reply.raw.writeHead(ready.status, [...ready.headers, 'x-request-id', request.id])
    reply.raw.end(ready.body)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    // After publishing or withdrawing something, users look at it next.
    if (!isReading.has(request.method)) states.forget()
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.shared !== null && request.method === 'GET' && isForAll(request, reply)) keep(request, request.shared, reply)
    done()
  })

  function keep(request: FastifyRequest, shared: Shared, reply: FastifyReply): void {
    const key = keyOf(request)
    if (key === null) return
    const headers = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => (ofOne.has(name) ? [] : [name, String(value)]))
    answers.set(key, { ...shared, status: reply.statusCode, headers })
  }
}

/**
 * The cache key: everything that a stored response depends on apart from the product; null for a request that is never answered from
 * memory.
 */
function keyOf(request: FastifyRequest): string | null {
  const { method, headers } = request
  // Fastify gives a 304 to HEAD headers that differ from those of a 304 to GET.
  if (method !== 'GET' && (method !== 'HEAD' || headers['if-none-match'] !== undefined)) return null
  if (special.some((name) => headers[name] !== undefined) || headers.cookie?.includes(tokenCookieName)) return null
  // It will be refused, like one with an unknown host.
  if (namesTwoHosts(request)) return null
  const coding = preferredCoding(headers['accept-encoding']) ?? 'identity'
  // The tag is part of the key: a client with a version unknown here is answered from the database, and never with an older version.
  const key = `${request.protocol}://${request.host}${request.url} ${coding} ${headers['if-none-match'] ?? ''}`
  return key.length <= longestKey ? key : null
}

/**
 * Whether a response may be stored: complete, or a 304 for its own tag; publicly cacheable; on a route that is open to everybody without a
 * limit.
 */
function isForAll({ headers, routeOptions }: FastifyRequest, { raw, statusCode }: FastifyReply): boolean {
  const { access, rateLimit } = routeOptions.config
  const known = headers['if-none-match']
  const isWhole = statusCode === 200 ? known === undefined : statusCode === 304 && known === raw.getHeader('etag')
  const isPublic = access === 'everybody' && String(raw.getHeader('cache-control')).startsWith('public') && !raw.hasHeader('set-cookie')
  return isWhole && raw.writableFinished && isPublic && rateLimit === undefined
}
