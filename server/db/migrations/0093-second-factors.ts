import { type Kysely, sql } from 'kysely'

/** One-time codes as a second factor, their recovery codes, and the challenges of sign-ins between password and code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id integer primary key references users on delete cascade,
      secret_sealed text not null,
      begun_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step integer
    )`.execute(db)
  await sql`
    create table recovery_codes (
      user_id integer not null references second_factors on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db)
  await sql`
    create table sign_in_challenges (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index sign_in_challenges_user_id on sign_in_challenges (user_id, expires_at)`.execute(db)
  await sql`create index sign_in_challenges_expires_at on sign_in_challenges (expires_at)`.execute(db)
  await sql`alter table workgroups add column requires_second_factor boolean not null default false`.execute(db)
}
