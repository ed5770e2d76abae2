import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** The target of a personal link; undefined for an unknown link. */
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

/** Records the first time that a personal link showed the shared document. */
export async function noteOpening(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('delivery_products')
    .set({ opened_at: sql<Date>`clock_timestamp()` })
    .where('token', '=', token)
    .where('opened_at', 'is', null)
    .execute()
}
