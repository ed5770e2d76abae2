import { type Kysely, sql } from 'kysely'

/**
 * Hash of the content of a request with a key: the same key with another content is not a repetition. Null for shares from before this was
 * recorded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shares add column request_hash text check (request_hash ~ '^[0-9a-f]{64}$')`.execute(db)
}
