import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PreparedJson } from '../products/product-cache.ts'
import { preferredCoding } from './preferred-coding.ts'
import { isKnown } from './send-part.ts'

const compress = promisify(brotliCompress)

/**
 * Sends JSON, or another text, that was validated and serialised before; 304 if the client has it already. A cached text is compressed once
 * and not for each response, since compression costs many times as much as everything else.
 */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedJson,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  const { json, etag } = prepared
  reply.header('etag', etag).header('vary', 'accept-encoding')
  if (isKnown(request, etag)) return reply.code(304).send()
  reply.type(type)
  if (preferredCoding(request.headers['accept-encoding']) !== 'br') return reply.send(json)
  prepared.brotli ??= await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return reply.header('content-encoding', 'br').send(prepared.brotli)
}
