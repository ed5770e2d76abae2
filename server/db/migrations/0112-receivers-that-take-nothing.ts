import { type Kysely, sql } from 'kysely'

/** Since when a receiver has taken nothing, whether its owners were told, and what was given up (docs/decisions/308-a-receiver-that-takes-nothing.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhooks
      add failing_since timestamptz,
      add failed_at timestamptz,
      add owners_told_at timestamptz,
      add given_up_unlogged integer not null default 0,
      add given_up_log_at timestamptz`.execute(db)
  await sql`alter table webhook_deliveries add again_at timestamptz`.execute(db)
  await sql`create index webhook_deliveries_failed on webhook_deliveries (webhook_id) where state = 'failed'`.execute(db)
}
