import { type Kysely, sql } from 'kysely'

/** A deleted attachment is hidden everywhere, and can be restored until it is removed for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attachments add column deleted_at timestamptz`.execute(db)
}
