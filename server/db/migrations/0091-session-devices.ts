import { type Kysely, sql } from 'kysely'

/** With what and from which network a session was used last, so that its user knows it again. The address itself is not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add last_used_at timestamptz not null default now(),
      add browser text,
      add system text,
      add network text`.execute(db)
  // Until now the end said it: thirty days from the last use.
  await sql`update sessions set last_used_at = greatest(created_at, expires_at - interval '30 days')`.execute(db)
}
