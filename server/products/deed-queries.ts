import type { Kysely } from 'kysely'
import { revisionsKept, type Deed, type DeedKind } from '../../shared/editing.ts'
import type { Database } from '../db/schema.ts'

/** To be called in the transaction that does it. */
export async function insertDeed(
  tx: Kysely<Database>,
  permalinkId: number,
  { kind, value = null, by }: { kind: DeedKind; value?: string | null; by: string },
): Promise<void> {
  await tx.insertInto('product_deeds').values({ permalink_id: permalinkId, kind, value, done_by: by }).execute()
}

/** The newest first. */
export async function listDeeds(db: Kysely<Database>, permalinkId: number): Promise<Deed[]> {
  const rows = await db
    .selectFrom('product_deeds')
    .select(['kind', 'value', 'done_by as by', 'done_at as at'])
    .where('permalink_id', '=', permalinkId)
    .orderBy('id', 'desc')
    .limit(revisionsKept)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
