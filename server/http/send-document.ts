import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LanguageCode } from '../../shared/languages.ts'
import { followsFrom, type ProductState } from './ready-answers.ts'
import { isKnown, sendPart } from './send-part.ts'

export interface DocumentToSend {
  /** Hash of everything that the bytes depend on; it is the strong ETag. */
  key: string
  type: string
  fileName: string
  /** `private`: for a signed-in user, and no shared cache. */
  audience?: 'public' | 'private'
  /** In which it is written; none for a file that has none, such as a code. */
  languages?: readonly LanguageCode[]
  /** `attachment`: for saving, never shown in the place of the page; `inline` without it. */
  disposition?: 'inline' | 'attachment'
  /** Where everybody gets the same under this address for as long as the product is in this state, and the day the same. */
  product?: ProductState
  make: () => Promise<Buffer>
}

/**
 * Answers with a document: 304 where the browser has it already, otherwise whole, or the part that a viewer requests.
 * @throws {AppError} CLIENT_SIDE 416 for a part that lies beyond the end
 */
export async function sendDocument(request: FastifyRequest, reply: FastifyReply, document: DocumentToSend): Promise<FastifyReply> {
  const etag = `"${document.key}"`
  // Browsers ask again each time, since a new version may have been published under the same address.
  reply.header('etag', etag).header('cache-control', `${document.audience ?? 'public'}, no-cache`)
  if (document.languages) reply.header('content-language', document.languages.join(', '))
  const product = saysWhatWeKnow(request) ? document.product : undefined
  if (isKnown(request, etag)) {
    followsFrom(request, reply, product, null)
    return reply.code(304).send()
  }
  const { type, fileName, disposition = 'inline' } = document
  const bytes = await document.make()
  followsFrom(request, reply, product, bytes)
  return sendPart(request, reply, {
    etag,
    total: bytes.length,
    type,
    fileName,
    disposition,
    read: (part) => (part ? bytes.subarray(part.start, part.end + 1) : bytes),
  })
}

/** Whether an address has nothing but the options of its route, each once: whatever else it says, anyone could fill the room of all answers with it. */
function saysWhatWeKnow({ url, query }: FastifyRequest): boolean {
  const names = [...new URLSearchParams(url.split('?')[1]).keys()]
  const known = typeof query === 'object' && query !== null ? query : {}
  return names.every((name) => Object.hasOwn(known, name)) && new Set(names).size === names.length
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
