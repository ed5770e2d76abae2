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

/** A page as every visitor gets it, compressed once. */
export interface KeptPage {
  /** Of the product. */
  id: number
  /** What it was made from: the product and its versions as they were, and the day. */
  state: string
  br: Buffer
  gzip?: Buffer
  /** Of the page's bytes, without quotation marks. */
  hash: string
  headers: Readonly<Record<string, string>>
}

export type KeptPages = LRUCache<string, KeptPage>

/** Pages of visitors by origin and address. Some 10 kB each; the longest unread goes first. */
export function createKeptPages(): KeptPages {
  return new LRUCache({
    maxSize: 16_000_000,
    sizeCalculation: ({ br, gzip: other, state }) => br.length + (other?.length ?? 0) + state.length,
  })
}

/** Where a kept page stands, and what it has to be made from to be still true. */
export interface PagePlace {
  key: string
  id: number
  /** Key of the brand whose page it is. */
  brand: string
  state: string
}

interface MadePage {
  html: string
  /** Of this answer: the scripts that carry it are the page's own. */
  nonce: string
  headers: Readonly<Record<string, string>>
}

/**
 * Prepares a page for all visitors. Its own scripts are let run by their hashes in place of the nonce, which would be another one in every
 * answer: what somebody smuggled in carries no nonce and gets no hash.
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
      // A browser asks each time whether it still holds: it, too, would show what `stale-while-revalidate` allows, so that this is said
      // to the caches in between alone (RFC 9213). They may show for half a minute what is no longer so.
      'cache-control': 'public, max-age=0, s-maxage=15',
      'cdn-cache-control': 'max-age=15, stale-while-revalidate=15',
      ...cacheTagHeaders([productTag(id), brandTag(brand)]),
      // Whoever is signed in gets a page of their own.
      vary: 'Accept-Encoding, Cookie',
    },
  }
}

/** Answers with a kept page, compressed the way that the visitor's browser prefers; 304 where it has it already. */
export async function sendKeptPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  const coding = preferredCoding(request.headers['accept-encoding'])
  // Strong, so that each way of compression has its own (RFC 9110, section 8.8.3).
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
