import { type Kysely, sql } from 'kysely'

/** Until when a receiver asked to be left alone (docs/decisions/133-webhooks.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column quiet_until timestamptz`.execute(db)
}
