import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Doer } from '../deeds/insert-deed.ts'
import { insertProductDeed } from '../products/deed-queries.ts'
import { waitForOtherIdentities } from '../products/identity-queries.ts'

interface KeyedProduct {
  workgroupId: number
  permalinkId: number
}

/** Gives a product a key, or takes it away. @returns false where another product of the workgroup has it */
export async function setExternalId(
  db: Kysely<Database>,
  { workgroupId, permalinkId, by }: KeyedProduct & { by: Doer },
  key: string | null,
): Promise<boolean> {
  return db.transaction().execute((tx) => setExternalIdIn(tx, { workgroupId, permalinkId, by }, key))
}

/** The same within a transaction. */
export async function setExternalIdIn(
  tx: Transaction<Database>,
  { workgroupId, permalinkId, by }: KeyedProduct & { by: Doer | null },
  key: string | null,
): Promise<boolean> {
  // Of two that take one key at once the second sees the first.
  await waitForOtherIdentities(tx, workgroupId)
  const ofWorkgroup = tx.selectFrom('products').select('permalink_id').where('workgroup_id', '=', workgroupId)
  const holder = key === null ? undefined : await ofWorkgroup.where('external_id', '=', key).executeTakeFirst()
  if (holder && holder.permalink_id !== permalinkId) return false
  const { numUpdatedRows: changed } = await tx
    .updateTable('products')
    .set({ external_id: key, updated_at: sql`now()` })
    .where('permalink_id', '=', permalinkId)
    .where('external_id', 'is distinct from', key)
    .executeTakeFirstOrThrow()
  if (changed > 0n)
    await (key === null
      ? insertProductDeed(tx, 'products.externalIdTaken', { permalinkId, by })
      : insertProductDeed(tx, 'products.externalId', { permalinkId, by, key }))
  return true
}
