import { type Kysely, sql } from 'kysely'

/**
 * The recipe of a product, exact as its maker knows it. It stands apart from the record, since records are published and recipes never are;
 * docs/decisions/087-recipes.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recipes (
      permalink_id integer primary key references products on delete cascade,
      revision integer not null check (revision > 0),
      recipe jsonb not null,
      user_id integer references users on delete set null,
      saved_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index recipes_user_id on recipes (user_id)`.execute(db)
}
