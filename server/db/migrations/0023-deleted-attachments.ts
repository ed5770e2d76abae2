import { type Kysely, sql } from 'kysely'

/** A deleted attachment is nowhere to be seen, and can be brought back until it is cleared away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attachments add column deleted_at timestamptz`.execute(db)
}
