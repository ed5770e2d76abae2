import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findMailFrom } from '../mail/compose-mail.ts'
import type { Services } from '../services.ts'
import type { SharePlan } from './plan-share.ts'
import { insertShare } from './queries.ts'

export interface ShareSender {
  workgroupId: number
  userId: number | null
  /** Names the request, so that it counts once. */
  requestKey: string | null
}

/** Records a share, a mail for each recipient, and their jobs: all in this transaction, or nothing. @returns its id */
export async function storeShare(
  services: Pick<Services, 'config' | 'brands' | 'mail'>,
  tx: Transaction<Database>,
  plan: SharePlan,
  recipients: readonly string[],
  sender: ShareSender,
): Promise<number> {
  const domain = findMailFrom(services, plan.brand).address.split('@').at(-1) ?? 'localhost'
  const deliveries = recipients.map((email) => {
    const id = randomUUID()
    return { id, email, messageId: `<${id}@${domain}>`, tokens: plan.products.map(() => randomBytes(16).toString('base64url')) }
  })
  const { id, isNew } = await insertShare(tx, {
    ...plan,
    workgroupId: sender.workgroupId,
    senderId: sender.userId,
    requestKey: sender.requestKey,
    deliveries,
  })
  if (isNew)
    await services.mail.enqueueMails(
      tx,
      deliveries.map((delivery) => delivery.id),
    )
  return id
}
