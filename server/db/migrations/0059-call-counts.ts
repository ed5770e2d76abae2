import { type Kysely, sql } from 'kysely'

/**
 * How often a caller has called within a minute, counted over all processes and machines. Not worth keeping: the table is unlogged, and no
 * backup contains it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_counts (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db)
}
