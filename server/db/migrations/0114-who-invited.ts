import { type Kysely, sql } from 'kysely'

/**
 * Who sent an invitation, so that those of an owner who is taken out end with them. Of earlier ones only the name is known: they end by themselves
 * within days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_links add created_by_user integer references users (id) on delete set null`.execute(db)
}
