import { type Kysely, sql } from 'kysely'

/** Who withdrew or restored a product, or gave it the key of another system, which neither revisions of its record nor versions show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_deeds (
      id integer primary key generated always as identity,
      permalink_id integer not null references products (permalink_id) on delete cascade,
      kind text not null check (kind in ('withdrawn', 'restored', 'externalId')),
      value text check (value is null or kind = 'externalId'),
      done_by text not null,
      done_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index product_deeds_permalink_id on product_deeds (permalink_id, id desc)`.execute(db)
}
