import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from './send-part.ts'

/**
 * Gives the API's texts and JSON an entity tag, and answers 304 to clients that have them. The tag is weak, since the same text may be sent
 * in several content codings. Files and prepared responses have a tag of their own.
 */
export async function tagAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag')) return payload
  if (!/^\/(api|v2|01)\/|^\/assets\/app\.config/.test(request.url)) return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url')}"`
  reply.header('etag', etag)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  if (!isKnown(request, etag)) return payload
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  return ''
}
