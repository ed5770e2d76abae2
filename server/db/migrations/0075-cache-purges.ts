import { type Kysely, sql } from 'kysely'

/**
 * Products whose public pages are to be purged from caches in front. Triggers insert them, so that no way of publishing can omit it, and
 * only while there is a cache to tell (`cache_purging` has a row). Unlogged: pages whose purge is lost in a crash expire by themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table cache_purging (is_on boolean primary key check (is_on))`.execute(db)
  await sql`
    create unlogged table cache_purges (
      permalink_id integer not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`
    create function note_cache_purge() returns trigger language plpgsql as $$
    begin
      insert into cache_purges (permalink_id)
        select coalesce(new.permalink_id, old.permalink_id) where exists (select from cache_purging);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger caches_hear_of_products after update of status, brand, name on products for each row
    when ((old.status, old.brand, old.name) is distinct from (new.status, new.brand, new.name))
    execute function note_cache_purge()`.execute(db)
  await sql`
    create trigger caches_hear_of_versions after insert on published_versions for each row execute function note_cache_purge()`.execute(db)
  await sql`
    create trigger caches_hear_of_new_files after insert on attachments for each row
    when (new.status = 'published') execute function note_cache_purge()`.execute(db)
  await sql`
    create trigger caches_hear_of_files after update on attachments for each row
    when (old.status = 'published' or new.status = 'published') execute function note_cache_purge()`.execute(db)
}
