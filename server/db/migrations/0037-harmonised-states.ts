import { type Kysely, sql } from 'kysely'

/**
 * Later states of Table 3 of CLP Annex VI, as they were read from the agency's table: what each changed, beside the state that comes with
 * the program. States are never deleted, so that a sheet can be checked by the law of any day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table harmonised_states (
      id integer generated always as identity primary key,
      applies_from date not null unique,
      file_name text not null,
      file_hash text not null,
      read_at timestamptz not null default now()
    )`.execute(db)
  // Without an entry: it is deleted from that day on.
  await sql`
    create table harmonised_changes (
      state_id integer not null references harmonised_states,
      index_number text not null,
      act text not null,
      row jsonb,
      primary key (state_id, index_number)
    )`.execute(db)
}
