import { type Kysely, sql } from 'kysely'
import { OperatorError } from '../../errors.ts'

/**
 * Columns that the product list searches, filters and sorts by. Generated from the record, so that no way of writing a product can omit
 * them. The bodies of the functions are parsed here and now: a restored dump, which has no search path, finds what they call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTrigramExtension(db)

  // Lower case without accents: “vernis a bois” finds “Vernis à bois”.
  await sql`
    create function fold_text(value text) returns text language sql immutable strict parallel safe
    return regexp_replace(normalize(lower(normalize(value, nfkc)), nfkd), U&'[\\0300-\\036f]', '', 'g')`.execute(db)

  // Names, codes, further identifiers, CAS numbers and the UFI with and without its hyphens, one on each line.
  await sql`
    create function product_search_text(record jsonb) returns text language sql immutable strict parallel safe
    return (
      select coalesce(fold_text(string_agg(distinct value #>> '{}', E'\n')), '')
      from (
        select jsonb_path_query(record, '$.name') as value
        union all select jsonb_path_query(record, '$.synonyms[*].name')
        union all select jsonb_path_query(record, '$.synonyms[*].productCodes[*].code')
        union all select jsonb_path_query(record, '$.synonyms[*].identifiers[*]')
        union all select jsonb_path_query(record, '$.composition.ingredients[*].casNumber')
        union all select jsonb_path_query(record, '$.ufi')
        union all select to_jsonb(replace(record ->> 'ufi', '-', ''))
      ) as found)`.execute(db)

  await sql`
    create function product_hazard_categories(record jsonb) returns text[] language sql immutable strict parallel safe
    return array(select jsonb_path_query(record, '$.classification[*].category') #>> '{}')`.execute(db)

  // Languages that at least one free text lacks. A text written by a person is an object of texts by language under the key “text”.
  await sql`
    create function product_lacking_languages(record jsonb) returns text[] language sql immutable strict parallel safe
    return array(
      with free_texts as materialized (
        select jsonb_path_query(record, '$.** ? (@.text.type() == "object" && !exists(@.text.text) && !exists(@.text.phrase)).text') as texts
      )
      select code from unnest('{en,de,fr,it,es,sl,hr,pl,cs,sk,hu,ro,bg,el,nl,da,sv,fi,et,lv,lt,pt,mt,ga}'::text[]) as code
      where exists (select from free_texts where not texts ? code))`.execute(db)

  await sql`
    alter table products
      add column published_hash text,
      add column search_text text not null generated always as (product_search_text(record)) stored,
      add column sort_name text not null generated always as (fold_text(name)) stored,
      add column hazard_categories text[] not null generated always as (product_hazard_categories(record)) stored,
      add column lacking_languages text[] not null generated always as (product_lacking_languages(record)) stored,
      add column document_state text not null generated always as (
        case when status = 'withdrawn' then 'withdrawn'
          when published_hash is null then 'draft'
          when published_hash = record_hash then 'published'
          else 'changed' end) stored`.execute(db)
  await sql`
    update products set published_hash = (
      select snapshot_hash from published_versions as version where version.permalink_id = products.permalink_id
      order by published_at desc, number desc limit 1)`.execute(db)
  await sql`
    create function note_published_versions() returns trigger language plpgsql as $$
    begin
      update products set published_hash = newest.snapshot_hash
      from (select distinct on (permalink_id) permalink_id, snapshot_hash from added order by permalink_id, number desc) as newest
      where products.permalink_id = newest.permalink_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger published_versions_are_noted after insert on published_versions
    referencing new table as added for each statement execute function note_published_versions()`.execute(db)

  await sql`create index products_search_text on products using gin (search_text gin_trgm_ops) with (fastupdate = off)`.execute(db)
  await sql`create index products_sort_name on products (workgroup_id, sort_name, permalink_id)`.execute(db)
  await sql`create index products_updated_at on products (workgroup_id, updated_at, permalink_id)`.execute(db)
}

/** It comes with PostgreSQL, and the owner of the database may create it; some systems pack it separately. */
async function createTrigramExtension(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0)
    throw new OperatorError('The database server lacks the extension pg_trgm. Install the package with PostgreSQL’s contrib modules.')
  await sql`create extension if not exists pg_trgm`.execute(db)
}
