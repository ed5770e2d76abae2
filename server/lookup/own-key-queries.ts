import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Doer } from '../audit-log/insert-entry.ts'
import { insertProductEntry } from '../products/audit-queries.ts'
import { waitForOtherIdentities } from '../products/identity-queries.ts'

export interface KeyedProduct {
  workgroupId: number
  permalinkId: number
}

/** Sets or removes the key of a product. @returns false where another product of the workgroup has it */
export async function setExternalId(
  db: Kysely<Database>,
  { workgroupId, permalinkId, by }: KeyedProduct & { by: Doer },
  key: string | null,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const given = await giveExternalId(tx, { workgroupId, permalinkId }, key)
    if (given === 'changed')
      await (key === null
        ? insertProductEntry(tx, 'products.externalIdTaken', { permalinkId, by })
        : insertProductEntry(tx, 'products.externalId', { permalinkId, by, key }))
    return given !== 'taken'
  })
}

/** Sets the key of a product without a log entry: an import has one entry for everything that it stores. */
async function giveExternalId(
  tx: Transaction<Database>,
  { workgroupId, permalinkId }: KeyedProduct,
  key: string | null,
): Promise<'taken' | 'kept' | 'changed'> {
  // Of two transactions that set the same key at once, the second sees the first.
  await waitForOtherIdentities(tx, workgroupId)
  const ofWorkgroup = tx.selectFrom('products').select('permalink_id').where('workgroup_id', '=', workgroupId)
  const holder = key === null ? undefined : await ofWorkgroup.where('external_id', '=', key).executeTakeFirst()
  if (holder && holder.permalink_id !== permalinkId) return 'taken'
  const { numUpdatedRows: changed } = await tx
    .updateTable('products')
    .set({ external_id: key, updated_at: sql`now()` })
    .where('permalink_id', '=', permalinkId)
    .where('external_id', 'is distinct from', key)
    .executeTakeFirstOrThrow()
  return changed > 0n ? 'changed' : 'kept'
}

/**
 * The same for several new products at once.
 * @returns a key that another product of the workgroup has, or that occurs twice; in that case no key was set
 */
export async function giveExternalIds(
  tx: Transaction<Database>,
  workgroupId: number,
  keyed: readonly { permalinkId: number; key: string }[],
): Promise<string | null> {
  await waitForOtherIdentities(tx, workgroupId)
  const keys = keyed.map(({ key }) => key)
  const twice = keys.find((key, index) => keys.indexOf(key) < index)
  const held = await tx
    .selectFrom('products')
    .select('external_id as key')
    .where('workgroup_id', '=', workgroupId)
    .where('external_id', '=', sql<string>`any(${keys}::text[])`)
    .limit(1)
    .executeTakeFirst()
  const taken = twice ?? held?.key ?? null
  if (taken !== null) return taken
  await sql`
    update products set external_id = given.key, updated_at = now()
    from unnest(${keyed.map(({ permalinkId }) => permalinkId)}::integer[], ${keys}::text[]) as given (id, key)
    where products.permalink_id = given.id`.execute(tx)
  return null
}
