import { type Kysely, sql } from 'kysely'

/** Links that are sent by mail and open an account or a workgroup once. Only a hash of the secret part is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_links (
      id uuid primary key,
      token_hash text not null unique,
      email text not null,
      workgroup_id integer not null references workgroups,
      role text not null check (role in ('viewer', 'editor', 'owner')),
      language text not null,
      created_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz,
      mail_state text not null default 'queued' check (mail_state in ('queued', 'accepted', 'written', 'refused'))
    )`.execute(db)
  await sql`
    create unique index account_links_open on account_links (workgroup_id, email) where used_at is null and revoked_at is null`.execute(db)
}
