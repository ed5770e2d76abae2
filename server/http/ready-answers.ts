import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tokenCookieName } from '../auth/token-cookie.ts'
import type { KnownStates } from '../products/known-states.ts'
import { namesTwoHosts } from './check-host.ts'
import { preferredCoding } from './preferred-coding.ts'
import { withoutNonces } from './safety-headers.ts'

/** A product, and all that was public of it when something was made of it. */
export interface ProductState {
  id: number
  state: string
}

/** What an answer follows from, apart from its address. */
interface Shared {
  product: ProductState
  /** null: the client has it. */
  body: Buffer | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Where whoever asks for the same gets the same answer for as long as the product stays as it is. */
    shared: Shared | null
  }
}

/** An answer as it was sent, but for what belongs to one request. */
interface ReadyAnswer extends Shared {
  status: number
  /** Names and values in turn. */
  headers: readonly string[]
}

/** Bytes; those of pages in Brotli and gzip are the kept pages' own. */
const room = 16_000_000
const largest = 600_000
/** Characters of what a request says. */
const longestKey = 400
/** Headers that are of one request, or of one connection. */
const ofOne: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'keep-alive', 'date'])
const isReading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What makes a request one that the answer of another does not answer, whatever its address. */
const special = ['authorization', 'range', 'if-range', 'content-length', 'transfer-encoding', 'expect'] as const

/** Says of what is about to be sent that it is everybody's, so that no nonce goes with it. @param product undefined: it is not */
export function followsFrom(request: FastifyRequest, reply: FastifyReply, product: ProductState | undefined, body: Buffer | null): void {
  if (!product) return
  request.shared = { product: { id: product.id, state: product.state }, body }
  reply.header('content-security-policy', withoutNonces(String(reply.getHeader('content-security-policy'))))
}

/**
 * Answers once more what was answered before, where the product is known to be as it was: the headers are those of the first answer, which went
 * through everything that follows, so that there is one way to make them. To be called before anything that an answer costs.
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
    // Whoever has just published or withdrawn something looks at it next.
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

/** All that an answer from memory depends on, apart from the product; null for a request that is not answered so. */
function keyOf(request: FastifyRequest): string | null {
  const { method, headers } = request
  // A 304 to HEAD says of itself what Fastify makes of it, which is not what one to GET says.
  if (method !== 'GET' && (method !== 'HEAD' || headers['if-none-match'] !== undefined)) return null
  if (special.some((name) => headers[name] !== undefined) || headers.cookie?.includes(tokenCookieName)) return null
  // It is refused, as one is whose host we do not know.
  if (namesTwoHosts(request)) return null
  const coding = preferredCoding(headers['accept-encoding']) ?? 'identity'
  // A tag is a part of it: whoever has another version than we know is answered by the database, and never with an older one.
  const key = `${request.protocol}://${request.host}${request.url} ${coding} ${headers['if-none-match'] ?? ''}`
  return key.length <= longestKey ? key : null
}

/** Sent whole, or told to be known by its one tag; on a route that is open to everybody as often as they like, and for any cache. */
function isForAll({ headers, routeOptions }: FastifyRequest, { raw, statusCode }: FastifyReply): boolean {
  const { access, rateLimit } = routeOptions.config
  const known = headers['if-none-match']
  const isWhole = statusCode === 200 ? known === undefined : statusCode === 304 && known === raw.getHeader('etag')
  const isPublic = access === 'everybody' && String(raw.getHeader('cache-control')).startsWith('public') && !raw.hasHeader('set-cookie')
  return isWhole && raw.writableFinished && isPublic && rateLimit === undefined
}
