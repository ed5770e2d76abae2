import { type Kysely, sql } from 'kysely'

/** Orders for bulk labels, kept for half an hour, with their progress. Unlogged, like the counts of calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table bulk_label_jobs (
      id text primary key,
      user_id integer not null,
      workgroup_id integer not null,
      ordered jsonb not null,
      state text not null check (state in ('waiting', 'composing', 'rendering', 'done', 'failed')),
      done integer not null,
      total integer not null,
      labels integer not null,
      reports jsonb not null,
      rules jsonb not null,
      key text,
      attempts integer not null,
      runner text,
      lease_until timestamptz not null,
      created_at timestamptz not null
    )`.execute(db)
}
