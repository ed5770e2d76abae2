import { type Kysely, sql } from 'kysely'

/**
 * How often somebody has asked within a minute, counted over all processes and machines. Nothing of it is worth keeping: it is written past the
 * log of the database, and no backup has it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table call_counts (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db)
}
