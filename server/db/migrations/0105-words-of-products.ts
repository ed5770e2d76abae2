import { type Kysely, sql } from 'kysely'

/**
 * Words of the text that the workspace searches, each with its products in the order of their names: the first page for a word that a
 * twentieth of a million products have is read from here, instead of sorting all matches or reading all preceding names
 * (docs/decisions/236-words-of-products.md). All of it follows from `search_text` and is maintained by triggers. It has a schema of its
 * own, which backups leave out: restoring a product fills in its words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema search`.execute(db)
  await createWordsOf(db)
  await createRunOf(db)
  await sql`create table search.words (workgroup_id integer not null, word text not null)`.execute(db)
  await sql`
    create table search.product_words (
      workgroup_id integer not null,
      word text not null,
      sort_name text not null,
      permalink_id integer not null
    )`.execute(db)
  await createTriggers(db)
  await sql`
    insert into search.product_words (workgroup_id, word, sort_name, permalink_id)
    select workgroup_id, found.word, sort_name, permalink_id from products, unnest(search.words_of(search_text)) as found (word)`.execute(
    db,
  )
  await sql`alter table search.product_words add primary key (workgroup_id, word, sort_name, permalink_id)`.execute(db)
  await sql`
    insert into search.words (workgroup_id, word)
    select distinct workgroup_id, word from search.product_words where word not like '~%'`.execute(db)
  await sql`create index words_word on search.words (workgroup_id, word)`.execute(db)
  await sql`create index words_trigrams on search.words using gin (word gin_trgm_ops) with (fastupdate = off)`.execute(db)
}

/**
 * The index words of a text. A run of three or more letters is taken whole. Runs next to digits belong to codes and UFIs, of which nearly
 * every product has its own; of them, and of a run too long for an index, every three consecutive letters are taken, behind a tilde, so
 * that there are some thousands of words instead of as many as products. A search by these checks the product as well. In steps, since that
 * takes a tenth of the time of one statement.
 */
async function createWordsOf(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search.words_of(folded text) returns text[] language plpgsql immutable strict parallel safe as $$
    declare
      token text;
      run text;
      found text[] := '{}';
    begin
      foreach token in array string_to_array(translate(folded, E'\n\t', '  '), ' ') loop
        if token !~ '[[:alpha:]]{3}' then continue; end if;
        foreach run in array string_to_array(regexp_replace(token, '[^[:alpha:]]+', ' ', 'g'), ' ') loop
          if length(run) < 3 then continue; end if;
          if token ~ '[0-9]' or length(run) > 60 then
            for place in 1 .. length(run) - 2 loop found := found || ('~' || substr(run, place, 3)); end loop;
          else
            found := found || run;
          end if;
        end loop;
      end loop;
      return array(select distinct unnest(found));
    end $$`.execute(db)
}

/**
 * The letters and digits without a gap by which a term such as “C-0012345-025” is looked up instead of the whole term: the parts at its
 * hyphens begin or end the codes of half a catalogue, and searching for them costs ten times as much. Only for runs with four different
 * trigrams, since fewer would be shared by too many others.
 */
async function createRunOf(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search.run_of(folded text) returns text language sql immutable strict parallel safe
    begin atomic
      select run from regexp_split_to_table(folded, '[^[:alnum:]]+') as run
      where (select count(distinct substr(run, place, 3)) from generate_series(1, length(run) - 2) as place) >= 4
      order by length(run) desc limit 1;
    end`.execute(db)
}

/** Two transactions that add a new word at the same moment may both keep it, so that none has to wait for another one's import. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search.note_new_products() returns trigger language plpgsql as $$
    begin
      with written as (
        insert into search.product_words (workgroup_id, word, sort_name, permalink_id)
        select workgroup_id, found.word, sort_name, permalink_id from added, unnest(search.words_of(search_text)) as found (word)
        returning workgroup_id, word)
      insert into search.words (workgroup_id, word)
      select distinct workgroup_id, word from written
      where word not like '~%' and not exists (
        select from search.words as known where known.workgroup_id = written.workgroup_id and known.word = written.word);
      return null;
    end $$`.execute(db)
  await sql`
    create function search.note_product() returns trigger language plpgsql as $$
    begin
      delete from search.product_words as listed using unnest(search.words_of(old.search_text)) as found (word)
      where listed.workgroup_id = old.workgroup_id and listed.word = found.word and listed.sort_name = old.sort_name
        and listed.permalink_id = old.permalink_id;
      if tg_op = 'DELETE' then return null; end if;
      with written as (
        insert into search.product_words (workgroup_id, word, sort_name, permalink_id)
        select new.workgroup_id, found.word, new.sort_name, new.permalink_id from unnest(search.words_of(new.search_text)) as found (word)
        returning workgroup_id, word)
      insert into search.words (workgroup_id, word)
      select workgroup_id, word from written
      where word not like '~%' and not exists (
        select from search.words as known where known.workgroup_id = written.workgroup_id and known.word = written.word);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger products_new_words after insert on products
    referencing new table as added for each statement execute function search.note_new_products()`.execute(db)
  await sql`
    create trigger products_changed_words after update on products for each row
    when (old.search_text <> new.search_text or old.sort_name <> new.sort_name or old.workgroup_id <> new.workgroup_id)
    execute function search.note_product()`.execute(db)
  await sql`create trigger products_no_words after delete on products for each row execute function search.note_product()`.execute(db)
}
