import { type Kysely, sql } from 'kysely'

/** Earlier states of a recipe, with who saved them when, so that they can be restored (docs/decisions/192-a-third-fresh-reader.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recipe_revisions (
      permalink_id integer not null references recipes on delete cascade,
      revision integer not null check (revision > 0),
      recipe jsonb not null,
      user_id integer references users on delete set null,
      saved_at timestamptz not null,
      primary key (permalink_id, revision)
    )`.execute(db)
  await sql`create index recipe_revisions_user_id on recipe_revisions (user_id)`.execute(db)
  await sql`
    insert into recipe_revisions (permalink_id, revision, recipe, user_id, saved_at)
    select permalink_id, revision, recipe, user_id, saved_at from recipes`.execute(db)
}
