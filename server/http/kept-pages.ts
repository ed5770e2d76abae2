import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { brandTag, cacheTagHeaders, productTag } from './cache-tags.ts'
import { preferredCoding } from './preferred-coding.ts'
import { followsFrom } from './ready-answers.ts'
import { withoutNonces } from './safety-headers.ts'
import { isKnown } from './send-part.ts'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const decompress = promisify(brotliDecompress)

/** A page that is the same for every visitor, compressed once. */
export interface KeptPage {
  /** Id of the product. */
  id: number
  /** The state from which it was rendered: the product and its versions at that time, and the day. */
  state: string
  br: Buffer
  gzip?: Buffer
  /** Of the page's bytes, without quotation marks. */
  hash: string
  headers: Readonly<Record<string, string>>
}

export type KeptPages = LRUCache<string, KeptPage>

/** Cached pages of visitors by brand and address. Some 10 kB each; the least recently used are dropped first. */
export function createKeptPages(): KeptPages {
  return new LRUCache({
    maxSize: 16_000_000,
    sizeCalculation: ({ br, gzip: other, state }) => br.length + (other?.length ?? 0) + state.length,
  })
}

/** The cache key of a page, and the state from which it has to be rendered to be still valid. */
export interface PagePlace {
  key: string
  id: number
  /** Key of the brand whose page it is. */
  brand: string
  state: string
}

interface MadePage {
  html: string
  /** Nonce of this response: scripts that carry it are the page's own. */
  nonce: string
  headers: Readonly<Record<string, string>>
}

/**
 * Prepares a page for all visitors. Its own scripts are allowed by their hashes instead of the nonce, which would differ in every response.
 * An injected script carries no nonce and so gets no hash.
 */
export async function preparePage({ html, nonce, headers }: MadePage, { id, brand, state }: PagePlace): Promise<KeptPage> {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes = '']) =>
    attributes.includes(` nonce="${nonce}"`),
  )
  const hashes = scripts.map(([, , script = '']) => script).filter((script) => script !== '')
  const sources = [...new Set(hashes.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`))]
  const bytes = Buffer.from(html.replaceAll(` nonce="${nonce}"`, ''))
  return {
    id,
    state,
    br: await compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
    hash: createHash('sha256').update(bytes).digest('base64url'),
    headers: {
      ...headers,
      'content-security-policy': withoutNonces((headers['content-security-policy'] ?? '').replace(`'nonce-${nonce}'`, sources.join(' '))),
      // Browsers have to revalidate every time. They would honour `stale-while-revalidate` too, so it is sent only to the caches in between
      // (RFC 9213), which may serve an outdated page for half a minute.
      'cache-control': 'public, max-age=0, s-maxage=15',
      'cdn-cache-control': 'max-age=15, stale-while-revalidate=15',
      ...cacheTagHeaders([productTag(id), brandTag(brand)]),
      // Signed-in users get pages of their own.
      vary: 'Accept-Encoding, Cookie',
    },
  }
}

/** Sends a cached page in the compression that the browser prefers; 304 if the browser has it already. */
export async function sendKeptPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  const coding = preferredCoding(request.headers['accept-encoding'])
  // A strong tag, so each content coding has its own (RFC 9110, section 8.8.3).
  const etag = `"${page.hash}${coding === null ? '' : `-${coding}`}"`
  reply.headers(page.headers).header('etag', etag)
  if (isKnown(request, etag)) {
    followsFrom(request, reply, page, null)
    return reply.code(304).removeHeader('content-type').send()
  }
  if (coding !== null) reply.header('content-encoding', coding)
  const bytes = await encodePage(page, coding)
  followsFrom(request, reply, page, bytes)
  return reply.send(bytes)
}

async function encodePage(page: KeptPage, coding: 'br' | 'gzip' | null): Promise<Buffer> {
  if (coding === 'br') return page.br
  if (coding === null) return decompress(page.br)
  page.gzip ??= await compress.gzip(await decompress(page.br))
  return page.gzip
}
