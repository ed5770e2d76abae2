import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { findMailFrom } from '../mail/compose-mail.ts'
import type { MailPlan } from '../mail/queries.ts'
import { canonicalJson } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { findRequest, insertShare, type IdempotencyKey } from './queries.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

const header = 'idempotency-key'

/** The header with the client's idempotency key, among others. */
export const idempotencyHeaders = z.looseObject({
  [header]: z
    .string()
    .max(200)
    .optional()
    .describe('Name of the request, chosen by the client: under one name it counts once, however often it is sent'),
})

export interface ShareSender {
  workgroupId: number
  userId: number | null
  idempotencyKey: IdempotencyKey | null
}

/** ms within which the same share to the same people counts once: a button pressed twice, a form sent again. */
const sameWithin = 10_000

/**
 * The client's idempotency key, with the content of the request. Without a key, equal requests within some seconds count as one, since a
 * recipient would otherwise get several mails.
 */
export function readIdempotencyKey(headers: z.output<typeof idempotencyHeaders>, content: object): IdempotencyKey {
  const hash = createHash('sha256').update(canonicalJson(content)).digest('hex')
  const key = headers[header]
  if (key) return { key, hash }
  // No header value begins with a space, so this key cannot collide with one of a client. Of two processes one clock may be ahead.
  const now = Date.now()
  return { key: ` ${hash} ${now}`, hash, same: { from: ` ${hash} ${now - sameWithin}`, to: ` ${hash} ${now + sameWithin}` } }
}

/**
 * The share that the same request created before, whatever has happened to the products since.
 * @returns undefined for a new request
 * @throws {AppError} CLIENT_SIDE 409 if the same key was used for other content; nothing of this request was sent
 */
export async function findEarlierShare(
  { db }: Pick<Services, 'db'>,
  { workgroupId, userId, idempotencyKey }: ShareSender & { userId: number },
): Promise<{ id: number; recipients: number } | undefined> {
  if (idempotencyKey === null) return undefined
  const { key, hash, same = { from: key, to: key } } = idempotencyKey
  const found = await findRequest(db, { workgroupId, senderId: userId, ...same })
  if (!found) return undefined
  if (found.hash !== null && found.hash !== hash)
    throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt(header, 'keyReused')] })
  return { id: found.id, recipients: found.recipients }
}

/**
 * Records a share and a mail for each recipient, and queues the mails: all in this transaction, or nothing.
 * @returns its id; null for a request that was stored before
 */
export async function storeShare(
  services: Pick<Services, 'config' | 'brands' | 'mail'>,
  tx: Transaction<Database>,
  plan: MailPlan,
  recipients: readonly string[],
  { workgroupId, userId, idempotencyKey }: ShareSender,
): Promise<number | null> {
  // Two equal requests without a key of the client's have different keys: the later one looks for the other as soon as it is stored.
  if (userId !== null && idempotencyKey?.same) {
    await holdLockOf(tx, 'shares', `${userId} ${idempotencyKey.hash}`)
    if (await findRequest(tx, { workgroupId, senderId: userId, ...idempotencyKey.same })) return null
  }
  const domain = findMailFrom(services, plan.brand).address.split('@').at(-1) ?? 'localhost'
  const deliveries = recipients.map((email) => {
    const id = randomUUID()
    return { id, email, messageId: `<${id}@${domain}>`, tokens: plan.products.map(() => randomBytes(16).toString('base64url')) }
  })
  const id = await insertShare(tx, { ...plan, workgroupId, senderId: userId, idempotencyKey, deliveries })
  if (id === null) return null
  await services.mail.enqueueMails(
    tx,
    deliveries.map((delivery) => delivery.id),
  )
  const by = userId === null ? null : doerOf({ id: userId, name: plan.senderName, email: plan.senderEmail })
  const kind = plan.kind === 'update' ? 'shares.updateSent' : 'shares.sent'
  await insertEntry(tx, kind, { workgroupId, by, params: { share: id, recipients: recipients.length } })
  return id
}
