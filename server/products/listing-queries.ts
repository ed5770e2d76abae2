import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Whether everybody finds the workgroup's products by parts of names and codes. */
export async function updateListing(db: Kysely<Database>, workgroupId: number, listsProducts: boolean): Promise<void> {
  await db.updateTable('workgroups').set({ lists_products: listsProducts }).where('id', '=', workgroupId).execute()
}
