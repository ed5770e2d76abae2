import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findMailFrom } from '../mail/compose-mail.ts'
import type { Services } from '../services.ts'
import type { SharePlan } from './plan-share.ts'
import { insertShare, type ShareRequest } from './queries.ts'

export interface ShareSender {
  workgroupId: number
  userId: number | null
  request: ShareRequest | null
}

/** Records a share, a mail for each recipient, and their jobs: all in this transaction, or nothing. @returns its id; null for a request that was stored before */
export async function storeShare(
  services: Pick<Services, 'config' | 'brands' | 'mail'>,
  tx: Transaction<Database>,
  plan: SharePlan,
  recipients: readonly string[],
  sender: ShareSender,
): Promise<number | null> {
  const domain = findMailFrom(services, plan.brand).address.split('@').at(-1) ?? 'localhost'
  const deliveries = recipients.map((email) => {
    const id = randomUUID()
    return { id, email, messageId: `<${id}@${domain}>`, tokens: plan.products.map(() => randomBytes(16).toString('base64url')) }
  })
  const id = await insertShare(tx, {
    ...plan,
    workgroupId: sender.workgroupId,
    senderId: sender.userId,
    request: sender.request,
    deliveries,
  })
  if (id !== null)
    await services.mail.enqueueMails(
      tx,
      deliveries.map((delivery) => delivery.id),
    )
  return id
}
