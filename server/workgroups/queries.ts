import { type Kysely, sql, type Transaction } from 'kysely'
import type { WorkgroupProfile } from '../../shared/workgroup-profile.ts'
import type { Database } from '../db/schema.ts'

export interface StoredWorkgroup {
  name: string
  profile: WorkgroupProfile | null
  revision: number
  listsProducts: boolean
  products: number
  published: number
}

export async function findWorkgroupProfile(db: Kysely<Database>, workgroupId: number): Promise<StoredWorkgroup> {
  return db
    .selectFrom('workgroups')
    .select(['name', 'profile', 'profile_revision as revision', 'lists_products as listsProducts'])
    .select(sql<number>`(select count(*)::int from products where workgroup_id = workgroups.id)`.as('products'))
    .select(
      sql<number>`(select count(*)::int from products where workgroup_id = workgroups.id and published_hash is not null)`.as('published'),
    )
    .where('id', '=', workgroupId)
    .executeTakeFirstOrThrow()
}

/** @returns whether it was written: false where somebody wrote upon this revision before */
export async function updateWorkgroupProfile(
  db: Kysely<Database>,
  workgroupId: number,
  revision: number,
  profile: WorkgroupProfile,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('workgroups')
    .set({ profile: JSON.stringify(profile), profile_revision: revision + 1 })
    .where('id', '=', workgroupId)
    .where('profile_revision', '=', revision)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Locks the counter until the end of the transaction, so that no two formulas get one number. */
export async function lockFormulations(
  tx: Transaction<Database>,
  workgroupId: number,
): Promise<{ profile: WorkgroupProfile | null; next: number }> {
  return tx
    .selectFrom('workgroups')
    .select(['profile', 'next_formulation as next'])
    .where('id', '=', workgroupId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateNextFormulation(tx: Transaction<Database>, workgroupId: number, next: number): Promise<void> {
  await tx.updateTable('workgroups').set({ next_formulation: next }).where('id', '=', workgroupId).execute()
}

/** Every UFI that a product of the workgroup has or had: in its record, in a version, in a draft, which is text and not JSON. */
export async function findUfisOfWorkgroup(db: Kysely<Database>, workgroupId: number): Promise<string[]> {
  const { rows } = await sql<{ ufi: string }>`
    select record ->> 'ufi' as ufi from products where workgroup_id = ${workgroupId} and record ? 'ufi'
    union
    select snapshot ->> 'ufi' from published_versions join products using (permalink_id)
      where workgroup_id = ${workgroupId} and snapshot ? 'ufi'
    union
    select (regexp_matches(draft_revisions.record, '"ufi":"([^"]+)"', 'g'))[1] from draft_revisions join products using (permalink_id)
      where workgroup_id = ${workgroupId}`.execute(db)
  return rows.map(({ ufi }) => ufi)
}
