import { type Kysely, sql } from 'kysely'

/** What changes of substances and of the law mean for products, product by product, with the progress of the calculation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recalculations (
      id integer generated always as identity primary key,
      workgroup_id integer not null references workgroups,
      change jsonb not null,
      state text not null check (state in ('running', 'done', 'cancelled')),
      task text not null check (task in ('calculate', 'take', 'publish')),
      task_input jsonb,
      task_total integer not null,
      user_id integer references users on delete set null,
      started_by text not null,
      started_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz,
      runner text,
      lease_until timestamptz not null default clock_timestamp(),
      check ((state = 'running') = (ended_at is null))
    )`.execute(db)
  // One at a time in a workgroup, whoever starts it.
  await sql`create unique index recalculations_running on recalculations (workgroup_id) where state = 'running'`.execute(db)
  await sql`create index recalculations_workgroup_id on recalculations (workgroup_id, id)`.execute(db)
  await sql`create index recalculations_user_id on recalculations (user_id)`.execute(db)
  await sql`
    create table recalculated_products (
      recalculation_id integer not null references recalculations on delete cascade,
      permalink_id integer not null references products on delete cascade,
      queued boolean not null,
      outcome text check (outcome in ('changed', 'failed', 'unchanged')),
      failure text,
      is_label boolean not null default false,
      result jsonb,
      basis jsonb,
      taken jsonb,
      published jsonb,
      left_out jsonb,
      primary key (recalculation_id, permalink_id)
    )`.execute(db)
  await sql`create index recalculated_products_queued on recalculated_products (recalculation_id, permalink_id) where queued`.execute(db)
  await sql`create index recalculated_products_permalink_id on recalculated_products (permalink_id)`.execute(db)
}
