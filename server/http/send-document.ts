import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LanguageCode } from '../../shared/languages.ts'
import { followsFrom, type ProductState } from './ready-answers.ts'
import { isKnown, sendPart } from './send-part.ts'
import { splitAddress } from './split-address.ts'

export interface DocumentToSend {
  /** Hash of everything that the bytes depend on; it is the strong ETag. */
  key: string
  type: string
  fileName: string
  /** `private`: for a signed-in user, not for shared caches. */
  audience?: 'public' | 'private'
  /** Languages of the document; absent for a file without text, such as a QR code. */
  languages?: readonly LanguageCode[]
  /** `attachment`: to be saved, never shown in place of the page; default `inline`. */
  disposition?: 'inline' | 'attachment'
  /** Set if everybody gets the same bytes at this address as long as the product is in this state, and on the same day. */
  product?: ProductState
  make: () => Promise<Buffer>
}

/**
 * Sends a document: 304 if the browser has it already, otherwise the whole, or the part that a viewer requests.
 * @throws {AppError} CLIENT_SIDE 416 for a part that lies beyond the end
 */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: DocumentToSend): Promise<FastifyReply> {
  const etag = `"${document.key}"`
  // Browsers revalidate each time, since a new version may have been published at the same address.
  reply.header('etag', etag).header('cache-control', `${document.audience ?? 'public'}, no-cache`)
  if (document.languages) reply.header('content-language', document.languages.join(', '))
  const product = saysWhatWeKnow(request) ? document.product : undefined
  if (isKnown(request, etag)) {
    followsFrom(request, reply, product, null)
    return reply.code(304).send()
  }
  const { type, fileName, disposition = 'inline' } = document
  const bytes = await document.make()
  // What draws documents may have been replaced under the running server; then these bytes are not those of the tag (`Waiter.unname`).
  const isNamed = reply.hasHeader('etag')
  followsFrom(request, reply, isNamed ? product : undefined, bytes)
  return sendPart(request, reply, {
    etag: isNamed ? etag : null,
    total: bytes.length,
    type,
    fileName,
    disposition,
    read: (part) => (part ? bytes.subarray(part.start, part.end + 1) : bytes),
  })
}

/** Whether an address has only known options of its route, each once. With anything else, anyone could fill the cache of responses. */
function saysWhatWeKnow({ url, query }: FastifyRequest): boolean {
  const written = splitAddress(url).query
  const search = new URLSearchParams(written)
  // What can be written in many ways, such as `%31` for 1, is stored under one.
  if (search.toString() !== written) return false
  const names = [...search.keys()]
  const known = typeof query === 'object' && query !== null ? query : {}
  return names.every((name) => Object.hasOwn(known, name)) && new Set(names).size === names.length
}

/**
 * Sends a file whose ETag is computed from its bytes. A route for text files must disable compression, since ranges and the strong ETag
 * refer to the uncompressed bytes.
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
