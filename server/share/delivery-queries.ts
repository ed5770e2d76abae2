import { type Kysely, sql, type Transaction } from 'kysely'
import type { DeliveryStateName } from '../../shared/share.ts'
import type { Database } from '../db/schema.ts'

/** Where a personal link leads; undefined for a link that is none of ours. */
export async function findPersonalLink(db: Kysely<Database>, token: string) {
  return db
    .selectFrom('delivery_products')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_products.delivery_id')
    .innerJoin('shares', 'shares.id', 'deliveries.share_id')
    .innerJoin('share_products', (join) =>
      join.onRef('share_products.share_id', '=', 'shares.id').onRef('share_products.position', '=', 'delivery_products.position'),
    )
    .select([
      'deliveries.id as deliveryId',
      'permalink_id as permalinkId',
      'sds_version as sdsVersion',
      'target',
      'document_language as documentLanguage',
      'message_language as messageLanguage',
    ])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** The first time that a personal link showed what was shared. */
export async function noteOpening(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('delivery_products')
    .set({ opened_at: sql<Date>`clock_timestamp()` })
    .where('token', '=', token)
    .where('opened_at', 'is', null)
    .execute()
}

/** Whoever follows a link has the mail that it stands in, whatever the link leads to. */
export async function noteArrival(db: Kysely<Database>, deliveryId: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'accepted', accepted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', deliveryId)
    .where('state', '=', 'unknown')
    .execute()
}

/** A mail that came back after a server had accepted it, ours or, where we only wrote it, somebody else's. @returns whether there was such a mail */
export async function noteBounce(db: Kysely<Database>, workgroupId: number, messageId: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'bounced', bounced_at: sql<Date>`clock_timestamp()`, answer: reason })
    .from('shares')
    .whereRef('shares.id', '=', 'deliveries.share_id')
    .where('workgroup_id', '=', workgroupId)
    .where('message_id', '=', messageId)
    .where('state', 'in', ['accepted', 'written', 'unknown', 'bounced'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Puts a mail into the queue again whose fate is unknown, that was refused or came back, or that no server ever got.
 * @returns whether it was such a one
 */
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
    .where('state', 'in', ['unknown', 'refused', 'bounced', 'written'] satisfies DeliveryStateName[])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
