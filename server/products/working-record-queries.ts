import type { Kysely, Transaction } from 'kysely'
import { workingRecord, type WorkingRecord } from '../../shared/editing.ts'
import type { Database } from '../db/schema.ts'

/** Locks a product until the end of the transaction; required before writing its draft. */
export async function lockProduct(tx: Transaction<Database>, permalinkId: number): Promise<void> {
  await tx.selectFrom('products').select('permalink_id').where('permalink_id', '=', permalinkId).forUpdate().executeTakeFirstOrThrow()
}

/** The draft; for a product that has never been opened for editing, the stored record. */
export async function findWorkingRecord(db: Kysely<Database>, permalinkId: number): Promise<WorkingRecord> {
  const { stored, written } = await db
    .selectFrom('products')
    .leftJoin('drafts', 'drafts.permalink_id', 'products.permalink_id')
    .leftJoin('draft_revisions', (join) =>
      join.onRef('draft_revisions.permalink_id', '=', 'drafts.permalink_id').onRef('draft_revisions.revision', '=', 'drafts.revision'),
    )
    .select(['products.record as stored', 'draft_revisions.record as written'])
    .where('products.permalink_id', '=', permalinkId)
    .executeTakeFirstOrThrow()
  return written === null ? stored : workingRecord.parse(JSON.parse(written))
}
