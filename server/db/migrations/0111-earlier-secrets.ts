import { type Kysely, sql } from 'kysely'

/** Secrets of a receiver that still sign although two others took their place (docs/decisions/133-webhooks.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhooks add column earlier_secrets jsonb not null default '[]'`.execute(db)
}
