import { type Kysely, sql } from 'kysely'

/** Identities at a provider of OpenID Connect, and the accounts to which they belong. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id integer not null references users on delete cascade,
      email text,
      linked_at timestamptz not null default now(),
      last_used_at timestamptz,
      primary key (issuer, subject),
      unique (user_id, issuer)
    )`.execute(db)
}
