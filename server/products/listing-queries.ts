import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Sets whether everybody can find the workgroup's products by parts of names and codes. @returns whether this is a change */
export async function updateListing(db: Kysely<Database>, workgroupId: number, listsProducts: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workgroups')
    .set({ lists_products: listsProducts })
    .where('id', '=', workgroupId)
    .where('lists_products', '<>', listsProducts)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
