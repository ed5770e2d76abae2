import { type Kysely, sql } from 'kysely'

/** The record that editors work on, every revision of it, and drafts that were saved on an outdated revision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drafts (
      permalink_id integer primary key references products on delete cascade,
      revision integer not null check (revision > 0),
      last_revision integer not null check (last_revision >= revision),
      base_hash text not null,
      blank_record text
    )`.execute(db)

  // The record is text and not jsonb: a draft may hold what jsonb refuses, such as half of a
  // surrogate pair that a browser cut, and nothing that was written is lost.
  await sql`
    create table draft_revisions (
      permalink_id integer not null references drafts on delete cascade,
      revision integer not null check (revision > 0),
      kind text not null check (kind in ('begun', 'saved', 'aside', 'discarded', 'imported', 'published')),
      based_on integer,
      record text not null,
      record_hash text not null,
      user_id integer references users on delete set null,
      saved_at timestamptz not null default clock_timestamp(),
      primary key (permalink_id, revision)
    )`.execute(db)
  await sql`create index draft_revisions_user_id on draft_revisions (user_id)`.execute(db)
}
