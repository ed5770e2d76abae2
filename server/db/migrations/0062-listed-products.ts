import { type Kysely, sql } from 'kysely'

/**
 * Workgroups that let everybody find their products by parts of names and codes; and the searchable text of each product, from the latest
 * published version and never from a draft. Maintained by the trigger on versions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table workgroups add column lists_products boolean not null default false`.execute(db)
  // The demonstration lists its products. One that is loaded later sets this itself.
  await sql`
    update workgroups set lists_products = true where id in (
      select workgroup_id from memberships join users on users.id = memberships.user_id where users.email = 'demo@permasheet.example')`.execute(
    db,
  )

  // Names, product codes and the UFI with and without its hyphens, one on each line.
  await sql`
    create function published_search_text(record jsonb) returns text language sql immutable strict parallel safe
    return (
      select coalesce(fold_text(string_agg(value #>> '{}', E'\n' order by place)), '')
      from (
        select min(place) as place, value from (
          select 1 as place, jsonb_path_query(record, '$.name') as value
          union all select 2, jsonb_path_query(record, '$.synonyms[*].name')
          union all select 3, jsonb_path_query(record, '$.synonyms[*].productCodes[*].code')
          union all select 4, jsonb_path_query(record, '$.ufi')
          union all select 5, to_jsonb(replace(record ->> 'ufi', '-', ''))
        ) as found where value is not null group by value
      ) as once)`.execute(db)
  await sql`alter table products add column published_search text not null default ''`.execute(db)
  await sql`
    update products set published_search = published_search_text(newest.snapshot)
    from (select distinct on (permalink_id) permalink_id, snapshot from published_versions
      order by permalink_id, published_at desc, number desc) as newest
    where newest.permalink_id = products.permalink_id`.execute(db)
  await sql`create index products_published_search on products using gin (published_search gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  )
  await sql`
    create or replace function note_published_versions() returns trigger language plpgsql as $$
    begin
      update products set published_hash = newest.snapshot_hash, published_codes = product_code_keys(newest.snapshot),
        published_search = published_search_text(newest.snapshot)
      from (select distinct on (permalink_id) permalink_id, snapshot_hash, snapshot from added order by permalink_id, number desc) as newest
      where products.permalink_id = newest.permalink_id;
      return null;
    end $$`.execute(db)
}
