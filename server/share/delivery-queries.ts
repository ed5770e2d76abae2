import { type Kysely, sql, type Transaction } from 'kysely'
import type { DeliveryStateName } from '../../shared/share.ts'
import type { Database } from '../db/schema.ts'

/** Notes the first opening of a personal link. @returns where it leads; undefined for a link that is none of ours */
export async function openPersonalLink(db: Kysely<Database>, token: string, counts: boolean) {
  const link = await db
    .selectFrom('delivery_products')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_products.delivery_id')
    .innerJoin('shares', 'shares.id', 'deliveries.share_id')
    .innerJoin('share_products', (join) =>
      join.onRef('share_products.share_id', '=', 'shares.id').onRef('share_products.position', '=', 'delivery_products.position'),
    )
    .select([
      'deliveries.id as deliveryId',
      'opened_at as openedAt',
      'permalink_id as permalinkId',
      'sds_version as sdsVersion',
      'target',
      'document_language as documentLanguage',
      'message_language as messageLanguage',
    ])
    .where('token', '=', token)
    .executeTakeFirst()
  if (link && counts && link.openedAt === null) await noteOpening(db, token, link.deliveryId)
  return link
}

async function noteOpening(db: Kysely<Database>, token: string, deliveryId: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await db.updateTable('delivery_products').set({ opened_at: now }).where('token', '=', token).where('opened_at', 'is', null).execute()
  // Whoever opens the link has the mail.
  await db
    .updateTable('deliveries')
    .set({ state: 'accepted', accepted_at: now })
    .where('id', '=', deliveryId)
    .where('state', '=', 'unknown')
    .execute()
}

/** A mail that came back after the server had accepted it. @returns whether there was such a mail */
export async function noteBounce(db: Kysely<Database>, workgroupId: number, messageId: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'bounced', bounced_at: sql<Date>`clock_timestamp()`, answer: reason })
    .from('shares')
    .whereRef('shares.id', '=', 'deliveries.share_id')
    .where('workgroup_id', '=', workgroupId)
    .where('message_id', '=', messageId)
    .where('state', 'in', ['accepted', 'unknown', 'bounced'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts a mail whose fate is unknown, or that was refused or came back, into the queue again. @returns whether it was such a one */
export async function requeueDelivery(
  tx: Transaction<Database>,
  workgroupId: number,
  shareId: number,
  deliveryId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: 'queued', handed_over_at: null, refused_at: null, bounced_at: null })
    .from('shares')
    .whereRef('shares.id', '=', 'deliveries.share_id')
    .where('workgroup_id', '=', workgroupId)
    .where('shares.id', '=', shareId)
    .where('deliveries.id', '=', deliveryId)
    .where('state', 'in', ['unknown', 'refused', 'bounced'] satisfies DeliveryStateName[])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
