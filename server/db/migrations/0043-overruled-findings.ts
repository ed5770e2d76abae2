import { type Kysely, sql } from 'kysely'

/** Findings of the check that an owner overruled, stored with the version; docs/decisions/082-publishing-asks-the-check.md. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table published_versions add column overruled jsonb not null default '[]'`.execute(db)
}
