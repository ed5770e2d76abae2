import { type Kysely, sql } from 'kysely'
import type { Database } from '../server/db/schema.ts'

/** Published versions as no program of ours writes them, with their identifiers left: of both documents, or of one alone. */
export async function breakSnapshots(
  db: Kysely<Database>,
  permalinkIds: readonly number[],
  kinds: readonly ('sds' | 'tds')[] = ['sds', 'tds'],
): Promise<void> {
  await sql`alter table published_versions disable trigger published_versions_are_immutable`.execute(db)
  await sql`
    update published_versions set snapshot = jsonb_build_object('broken', true, 'synonyms', snapshot -> 'synonyms'),
      -- Records are kept by their hash, which another document may share.
      snapshot_hash = encode(sha256(convert_to(concat(kind, number, snapshot_hash), 'UTF8')), 'hex')
    where permalink_id = any(${permalinkIds}) and kind = any(${kinds})`.execute(db)
  await sql`alter table published_versions enable trigger published_versions_are_immutable`.execute(db)
}
