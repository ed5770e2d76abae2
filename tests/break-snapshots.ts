import { type Kysely, sql } from 'kysely'
import type { Database } from '../server/db/schema.ts'

/** Published versions as no program of ours writes them. */
export async function breakSnapshots(db: Kysely<Database>, permalinkIds: readonly number[]): Promise<void> {
  await sql`alter table published_versions disable trigger published_versions_are_immutable`.execute(db)
  await sql`update published_versions set snapshot = '{"broken": true}' where permalink_id = any(${permalinkIds})`.execute(db)
  await sql`alter table published_versions enable trigger published_versions_are_immutable`.execute(db)
}
