import { type Kysely, sql } from 'kysely'

/** The key under which another system knows a product, and exact look-ups within a workgroup, among stored products, published or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column external_id text check (external_id <> '')`.execute(db)
  await sql`create unique index products_external_id on products (workgroup_id, external_id) where external_id is not null`.execute(db)
  await sql`create index products_codes on products using gin (product_code_keys(record)) with (fastupdate = off)`.execute(db)
  await sql`create index products_gtins on products using gin (record_gtins(record)) with (fastupdate = off)`.execute(db)
  await sql`create index products_ufi on products (ufi_key(record ->> 'ufi')) where record ? 'ufi'`.execute(db)
}
