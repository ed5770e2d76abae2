import { type Kysely, sql } from 'kysely'

/**
 * What keeps a catalogue of a million products as quick as one of a thousand (docs/decisions/186-a-million-products.md): indexes for what was
 * read row by row, the words of published names for searches with typing errors, and fewer ways to write a product twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createListIndexes(db)
  await splitWithdrawalTrigger(db)
  await createPublishedWords(db)
}

/** The list by number, state, hazard class and missing language; public products by brand. */
async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_workgroup on products (workgroup_id, permalink_id)`.execute(db)
  await sql`drop index products_workgroup_id`.execute(db)
  await sql`create index products_state on products (workgroup_id, document_state, sort_name, permalink_id)`.execute(db)
  await sql`
    create index products_public on products (workgroup_id, brand, permalink_id)
    where status = 'active' and published_hash is not null`.execute(db)
  await sql`create index products_hazard_categories on products using gin (hazard_categories) with (fastupdate = off)`.execute(db)
  await sql`create index products_lacking_languages on products using gin (lacking_languages) with (fastupdate = off)`.execute(db)
}

/**
 * A trigger that runs before the update of a row makes PostgreSQL compute all its generated columns anew, whatever was changed:
 * milliseconds for each, since the whole record is read. The trigger now runs after the update, and only where the status changes.
 */
async function splitWithdrawalTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger products_keep_withdrawn_at on products`.execute(db)
  await sql`
    create or replace function keep_withdrawn_at() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.withdrawn_at := case new.status when 'withdrawn' then coalesce(new.withdrawn_at, now()) end;
        return new;
      end if;
      update products set withdrawn_at = case new.status when 'withdrawn' then now() end where permalink_id = new.permalink_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger products_begin_withdrawn before insert on products for each row execute function keep_withdrawn_at()`.execute(db)
  await sql`
    create trigger products_keep_withdrawn_at after update of status on products for each row
    when (old.status <> new.status) execute function keep_withdrawn_at()`.execute(db)
}

/**
 * Words without digits of published names, once per workgroup: a mistyped word is looked up among some thousands of them instead of all
 * products. Codes and UFIs are left out, or there would be as many words as products. Maintained by the trigger on versions. Two
 * transactions that add the same word at the same moment may both keep it, so that none has to wait for another one's import.
 */
async function createPublishedWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function words_of(folded text) returns setof text language sql immutable strict parallel safe
    begin atomic
      select distinct word from regexp_split_to_table(folded, '[^[:alnum:]]+') as word
      where length(word) between 3 and 40 and word !~ '[0-9]';
    end`.execute(db)
  await sql`
    create function published_names(record jsonb) returns text language sql immutable strict parallel safe
    return (
      with unpacked as materialized (select record || '{}' as whole)
      select coalesce(fold_text(string_agg(value #>> '{}', E'\n')), '')
      from (
        select jsonb_path_query(whole, '$.name') as value from unpacked
        union all select jsonb_path_query(whole, '$.synonyms[*].name') from unpacked
      ) as names)`.execute(db)
  await sql`
    create table published_words (
      workgroup_id integer not null references workgroups,
      word text not null
    )`.execute(db)
  await sql`
    insert into published_words (workgroup_id, word)
    select distinct workgroup_id, found.word
    from (select distinct on (permalink_id) permalink_id, snapshot from published_versions
        order by permalink_id, published_at desc, number desc) as newest
      join products on products.permalink_id = newest.permalink_id, words_of(published_names(newest.snapshot)) as found (word)`.execute(db)
  await sql`create index published_words_word on published_words (workgroup_id, word)`.execute(db)
  await sql`create index published_words_trigrams on published_words using gin (word gin_trgm_ops) with (fastupdate = off)`.execute(db)
  // Columns that an import or a backup has filled already are not written again.
  await sql`
    create or replace function note_published_versions() returns trigger language plpgsql as $$
    begin
      with newest as (
        select distinct on (permalink_id) permalink_id, snapshot_hash, snapshot, published_at from added order by permalink_id, number desc)
      update products set published_hash = newest.snapshot_hash, published_codes = product_code_keys(newest.snapshot),
        published_search = published_search_text(newest.snapshot),
        updated_at = case newest.published_at when now() then now() else products.updated_at end
      from newest
      where products.permalink_id = newest.permalink_id
        and (products.published_hash is distinct from newest.snapshot_hash
          or (newest.published_at = now() and products.updated_at <> now()));
      insert into published_words (workgroup_id, word)
      select distinct products.workgroup_id, found.word
      from (select distinct on (permalink_id) permalink_id, snapshot from added order by permalink_id, number desc) as noted
        join products on products.permalink_id = noted.permalink_id, words_of(published_names(noted.snapshot)) as found (word)
      where not exists (
        select from published_words as known where known.workgroup_id = products.workgroup_id and known.word = found.word);
      return null;
    end $$`.execute(db)
}
