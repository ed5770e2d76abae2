import { type Kysely, sql } from 'kysely'

/**
 * Product codes of the latest published version, and UFIs of all versions, so that two products that share one are found; and the
 * confirmations about them. Maintained by the trigger on versions, so that no way of publishing can omit it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Codes that differ only in case, spaces or full-width characters are the same.
  await sql`
    create function code_key(code text) returns text language sql immutable strict parallel safe
    return upper(regexp_replace(normalize(code, nfkc), '\\s', '', 'g'))`.execute(db)
  await sql`
    create function product_code_keys(record jsonb) returns text[] language sql immutable strict parallel safe
    return array(select distinct code_key(value #>> '{}') from jsonb_path_query(record, '$.synonyms[*].productCodes[*].code') as value)`.execute(
    db,
  )
  // The 16 characters alone: UFIs that differ only in hyphens, case or a leading “UFI:” are the same.
  await sql`
    create function ufi_key(ufi text) returns text language sql immutable strict parallel safe
    return right(upper(regexp_replace(ufi, '[^0-9A-Za-z]', '', 'g')), 16)`.execute(db)

  await sql`alter table products add column published_codes text[] not null default '{}'`.execute(db)
  await sql`
    update products set published_codes = product_code_keys(newest.snapshot)
    from (select distinct on (permalink_id) permalink_id, snapshot from published_versions
      order by permalink_id, published_at desc, number desc) as newest
    where newest.permalink_id = products.permalink_id`.execute(db)
  await sql`create index products_published_codes on products using gin (published_codes) with (fastupdate = off)`.execute(db)
  await sql`
    create or replace function note_published_versions() returns trigger language plpgsql as $$
    begin
      update products set published_hash = newest.snapshot_hash, published_codes = product_code_keys(newest.snapshot)
      from (select distinct on (permalink_id) permalink_id, snapshot_hash, snapshot from added order by permalink_id, number desc) as newest
      where products.permalink_id = newest.permalink_id;
      return null;
    end $$`.execute(db)
  await sql`create index published_versions_ufi on published_versions (ufi_key(snapshot ->> 'ufi')) where snapshot ? 'ufi'`.execute(db)

  // Names are stored as they were at the time: a statement must not change with an account.
  await sql`
    create table identity_confirmations (
      id integer generated always as identity primary key,
      permalink_id integer not null references products,
      other_permalink_id integer not null references products,
      kind text not null check (kind in ('code', 'ufi')),
      key text not null,
      basis text not null,
      ground text check (ground in ('ranges', 'perfumes', 'interchangeableGroup', 'standardFormula', 'overruled')),
      reason text,
      confirmed_by text not null,
      confirmed_at timestamptz not null default now(),
      check ((kind = 'ufi') = (ground is not null)),
      check (reason is not null or ground <> 'overruled')
    )`.execute(db)
  await sql`create index identity_confirmations_pair on identity_confirmations (permalink_id, other_permalink_id)`.execute(db)
  await sql`
    create function refuse_change_of_confirmation() returns trigger language plpgsql as $$
    begin
      raise exception 'What was confirmed is never changed' using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  await sql`
    create trigger identity_confirmations_are_immutable before update or delete on identity_confirmations
    for each row execute function refuse_change_of_confirmation()`.execute(db)
}
