import { type Kysely, sql } from 'kysely'

/**
 * Drops the place of the process that hands a mail over, which only served marks that are no longer set;
 * docs/decisions/085-mail-by-the-library.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deliveries drop column place`.execute(db)
}
