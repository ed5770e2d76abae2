import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LanguageCode } from '../../shared/languages.ts'
import { AppError } from '../errors.ts'
import { readRange } from './read-range.ts'

export interface DocumentToSend {
  /** Hash of everything that the bytes depend on; it is the strong ETag. */
  key: string
  type: string
  fileName: string
  /** `private`: for whoever is signed in, and no shared cache. */
  audience?: 'public' | 'private'
  /** In which it is written; none for a file that has none, such as a code. */
  languages?: readonly LanguageCode[]
  /** `attachment`: for saving, never shown in the place of the page; `inline` without it. */
  disposition?: 'inline' | 'attachment'
  make: () => Promise<Buffer>
}

/**
 * Answers with a document: 304 where the browser has it already, whole otherwise, named for saving (RFC 6266
 * with the name in UTF-8 beside a plain one). A viewer that asks for a part gets that part (RFC 9110, section 14).
 * @throws {AppError} CLIENT_SIDE 416 for a part that lies beyond the end
 */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: DocumentToSend): Promise<FastifyReply> {
  const etag = `"${document.key}"`
  // Browsers ask again each time, since a new version may have been published under the same address.
  reply.header('etag', etag).header('cache-control', `${document.audience ?? 'public'}, no-cache`)
  if (document.languages) reply.header('content-language', document.languages.join(', '))
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const bytes = await document.make()
  const total = bytes.length
  const ifRange = request.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etag
  const range = request.method === 'GET' && isSame ? readRange(request.headers.range, total) : null
  if (range === 'unsatisfiable')
    throw new AppError('CLIENT_SIDE', {
      status: 416,
      fields: [{ field: 'range', reason: `the file has ${total} bytes` }],
      headers: { 'content-range': `bytes */${total}` },
    })
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${total}`)
  return reply
    .type(document.type)
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.last - range.first + 1 : total)
    .header(
      'content-disposition',
      `${document.disposition ?? 'inline'}; filename="${toAscii(document.fileName)}"; filename*=UTF-8''${encodeRfc5987(document.fileName)}`,
    )
    .send(range ? bytes.subarray(range.first, range.last + 1) : bytes)
}

/**
 * Answers with a file whose bytes alone say whether it is the same. A route of texts must be without compression, since parts of a file
 * and its strong ETag are those of its own bytes.
 * @throws {AppError} as `sendDocument`
 */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, ...file }: Omit<DocumentToSend, 'key' | 'make'> & { bytes: Buffer },
): Promise<FastifyReply> {
  const key = createHash('sha256').update(bytes).digest('hex')
  return sendDocument(request, reply, { ...file, key, make: async () => bytes })
}

/** Whether an `If-None-Match` names this entity tag, by the weak comparison of RFC 9110, section 8.8.3.2. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((candidate) => candidate.trim() === '*' || strong(candidate) === strong(etag))
}

function toAscii(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_')
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
