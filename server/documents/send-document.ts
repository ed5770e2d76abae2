import type { FastifyReply, FastifyRequest } from 'fastify'

export interface DocumentToSend {
  /** Hash of everything that the bytes depend on; it is the strong ETag. */
  key: string
  type: string
  fileName: string
  /** `private`: for whoever is signed in, and no shared cache. */
  audience?: 'public' | 'private'
  make: () => Promise<Buffer>
}

/**
 * Answers with a rendered document: 304 where the browser has it already, inline otherwise, named for saving (RFC 6266
 * with the name in UTF-8 beside a plain one).
 */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: DocumentToSend): Promise<FastifyReply> {
  const etag = `"${document.key}"`
  // Browsers ask again each time, since a new version may have been published under the same address.
  reply.header('etag', etag).header('cache-control', `${document.audience ?? 'public'}, no-cache`)
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const bytes = await document.make()
  return reply
    .type(document.type)
    .header('content-length', bytes.length)
    .header('content-disposition', `inline; filename="${toAscii(document.fileName)}"; filename*=UTF-8''${encodeRfc5987(document.fileName)}`)
    .send(bytes)
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag)
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
