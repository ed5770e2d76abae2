import { type Kysely, sql } from 'kysely'

/**
 * Keys with which machines work in a workgroup. Each has an account of its own without a password, so that its writes name it where a
 * person would be named; that account has no membership.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id integer generated always as identity primary key,
      workgroup_id integer not null references workgroups,
      user_id integer not null unique references users,
      name text not null,
      client_id text not null unique,
      key_hash text not null unique,
      scopes text[] not null check (cardinality(scopes) > 0),
      created_by text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      revoked_by text,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index api_keys_workgroup_id on api_keys (workgroup_id)`.execute(db)
}
