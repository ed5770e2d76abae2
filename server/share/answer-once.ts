import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { canonicalJson } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { findRequest, type ShareRequest } from './queries.ts'

const header = 'idempotency-key'
const longestKey = 200

/** The name that the client gives its request, with what it asks for; null where it gives none. */
export function readShareRequest(request: FastifyRequest, content: object): ShareRequest | null {
  const key = request.headers[header]
  if (typeof key !== 'string' || key === '') return null
  return { key: key.slice(0, longestKey), hash: createHash('sha256').update(canonicalJson(content)).digest('hex') }
}

/**
 * The answer to a request that was answered before, as it was then, whatever has become of the products since.
 * @returns undefined for one that is new
 * @throws {AppError} CLIENT_SIDE 409 where the same name stood for something else: nothing of this request was sent
 */
export async function findAnswer(
  { db }: Pick<Services, 'db'>,
  sender: { workgroupId: number; senderId: number },
  request: ShareRequest,
): Promise<{ id: number; recipients: number } | undefined> {
  const found = await findRequest(db, { ...sender, key: request.key })
  if (!found) return undefined
  if (found.hash !== null && found.hash !== request.hash)
    throw new AppError('CLIENT_SIDE', { status: 409, fields: [{ field: header, reason: 'names a request with another content' }] })
  return { id: found.id, recipients: found.recipients }
}
