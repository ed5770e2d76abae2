import { type Kysely, sql } from 'kysely'

/** What a named request asked for: the same name with another content is no repetition. Null where nobody noted it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shares add column request_hash text check (request_hash ~ '^[0-9a-f]{64}$')`.execute(db)
}
