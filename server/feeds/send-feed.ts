import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { feedFormats, type FeedFormat } from '../../shared/feeds.ts'
import { sendPrepared } from '../http/send-prepared.ts'
import type { Feed } from './view-feed.ts'
import { writeAtom, writeJsonFeed } from './write-feed.ts'

/** A strong tag of the bytes, since feed readers poll often and seldom find anything new. */
export function sendFeed(request: FastifyRequest, reply: FastifyReply, format: FeedFormat, feed: Feed): Promise<FastifyReply> {
  const bytes = Buffer.from(format === 'atom' ? writeAtom(feed) : JSON.stringify(writeJsonFeed(feed)))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  return sendPrepared(request, reply, { json: bytes, etag }, `${feedFormats[format]}; charset=utf-8`)
}
