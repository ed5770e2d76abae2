import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface ArchivedProduct {
  permalinkId: number
  name: string
  status: 'active' | 'withdrawn'
  externalId: string | null
}

/** The products of a workgroup with a greater id, in the order of their ids. */
export async function listArchivedProducts(
  db: Kysely<Database>,
  workgroupId: number,
  above: number,
  most: number,
): Promise<ArchivedProduct[]> {
  return db
    .selectFrom('products')
    .select(['permalink_id as permalinkId', 'name', 'status', 'external_id as externalId'])
    .where('workgroup_id', '=', workgroupId)
    .where('permalink_id', '>', above)
    .orderBy('permalink_id')
    .limit(most)
    .execute()
}

/** Name and brand of a workgroup. */
export async function findArchivedWorkgroup(db: Kysely<Database>, id: number): Promise<{ name: string; brand: string }> {
  return db.selectFrom('workgroups').select(['name', 'brand']).where('id', '=', id).executeTakeFirstOrThrow()
}
