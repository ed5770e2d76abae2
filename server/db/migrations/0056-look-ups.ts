import { type Kysely, sql } from 'kysely'

/**
 * GTINs of all published versions: what is printed on a tin finds its product, whatever later versions say. They stand among the further
 * identifiers of a record, as “EAN 4006381333931” or as the number alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // 14 digits, as `readGtin` of shared/gtin.ts writes them; null where it is none. Eight digits alone are as likely a number of the maker’s own.
  await sql`
    create function gtin_key(identifier text) returns text language sql immutable strict parallel safe
    return (
      with written as (
        select regexp_match(upper(normalize(identifier, nfkc)),
          '^\\s*(?:(GTIN|EAN|UPC|JAN|UCC)(?:-?(?:8|12|13|14|A|E)(?=[\\s:.]))?[\\s:.]*)?([0-9][0-9\\s-]*)$') as parts),
      numbers as (
        select parts[1] is not null as is_named, regexp_replace(parts[2], '[\\s-]', '', 'g') as digits from written),
      padded as (
        select lpad(digits, 14, '0') as key from numbers
        where length(digits) between 12 and 14 or (length(digits) = 8 and is_named))
      select key from padded
      where (select sum(substr(key, place, 1)::integer * case place % 2 when 1 then 3 else 1 end)
        from generate_series(1, 14) as place) % 10 = 0)`.execute(db)
  await sql`
    create function record_gtins(record jsonb) returns text[] language sql immutable strict parallel safe
    return array(
      select distinct gtin_key(value #>> '{}') from jsonb_path_query(record, '$.synonyms[*].identifiers[*]') as value
      where gtin_key(value #>> '{}') is not null)`.execute(db)
  await sql`create index published_versions_gtins on published_versions using gin (record_gtins(snapshot)) with (fastupdate = off)`.execute(
    db,
  )
}
