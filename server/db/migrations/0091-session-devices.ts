import { type Kysely, sql } from 'kysely'

/** The device and network of a session's last use, so that its user recognises it. The IP address itself is not stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add last_used_at timestamptz not null default now(),
      add browser text,
      add system text,
      add network text`.execute(db)
  // Until now it followed from the expiry: thirty days after the last use.
  await sql`update sessions set last_used_at = greatest(created_at, expires_at - interval '30 days')`.execute(db)
}
