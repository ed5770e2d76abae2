import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { previewedExtensions } from '../../shared/attachments.ts'
import { isKnown, sendPart } from '../http/send-part.ts'
import { AppError } from '../errors.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { attachmentTypes } from './detect-type.ts'
import type { StoredAttachment } from './queries.ts'

/** Policy for a file: it may run and load nothing, and gets an origin of its own. */
const sandboxed = "sandbox; default-src 'none'; frame-ancestors 'self'"
/**
 * Safari shows no PDF in a sandboxed document, and the viewer of Chromium needs styles of its own. The viewer is part of the browser:
 * scripts in a PDF never reach the page's origin, and the content type is not sniffed.
 */
const forPdfViewer = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/**
 * Answers with the bytes of an attachment, as a download unless a browser can show it and is told to.
 * @throws {AppError} 416 for a part that lies beyond the end; `SERVER_SIDE` when the file is gone; SERVER_DOWN_ERROR when the store does not answer
 */
export async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  store: AttachmentStore,
  attachment: StoredAttachment,
  { preview, audience }: { preview: boolean; audience: 'public' | 'private' },
): Promise<FastifyReply> {
  const { sha256, size, extension, name, language } = attachment
  const isShown = preview && previewedExtensions.includes(extension)
  const etag = `"${sha256}"`
  reply
    .header('etag', etag)
    .header('cache-control', `${audience}, no-cache`)
    .header('content-security-policy', isShown && extension === 'pdf' ? forPdfViewer : sandboxed)
    .header('x-content-type-options', 'nosniff')
  if (language !== null) reply.header('content-language', language)
  if (isKnown(request, etag)) return reply.code(304).send()
  return sendPart(request, reply, {
    etag,
    total: size,
    type: attachmentTypes[extension],
    fileName: `${name}.${extension}`,
    disposition: isShown ? 'inline' : 'attachment',
    read: async (part) => {
      // A HEAD request does not fetch the file from the store.
      const headersOnly = request.method === 'HEAD' && (await store.has(sha256))
      const content = headersOnly ? Readable.from([]) : await store.read(sha256, part)
      if (!content) throw new AppError('SERVER_SIDE', { message: `the file of attachment ${attachment.id} is gone` })
      return content
    },
  })
}
