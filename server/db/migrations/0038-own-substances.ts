import { type Kysely, sql } from 'kysely'

/** Substances and raw materials of a workgroup, each with the revisions that it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_substances (
      id integer generated always as identity primary key,
      workgroup_id integer not null references workgroups,
      key text not null,
      revision integer not null,
      record jsonb not null,
      changed_at timestamptz not null default now(),
      changed_by text not null,
      unique (workgroup_id, key)
    )`.execute(db)
  await sql`
    create table own_substance_revisions (
      substance_id integer not null references own_substances on delete cascade,
      revision integer not null,
      record jsonb not null,
      changed_at timestamptz not null,
      changed_by text not null,
      primary key (substance_id, revision)
    )`.execute(db)
}
