import { type Kysely, sql, type SqlBool, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { SheetProduct, SheetRow } from './open-sheet-row.ts'

/** A selection of products of a workgroup. */
export type Which = { synonymIds: readonly number[] } | 'all'

/** Identifiers by which a file may refer to a product. */
export type ProductIds = Pick<SheetProduct, 'permalinkId' | 'externalId'>

/** Products of a workgroup that have one of these numbers or keys. */
export async function findProductIds(
  db: Kysely<Database>,
  workgroupId: number,
  named: { permalinkIds: readonly number[]; externalIds: readonly string[] },
): Promise<ProductIds[]> {
  return db
    .selectFrom('products')
    .select(['permalink_id as permalinkId', 'external_id as externalId'])
    .where('workgroup_id', '=', workgroupId)
    .where(sql<SqlBool>`(permalink_id = any(${named.permalinkIds}::integer[]) or external_id = any(${named.externalIds}::text[]))`)
    .execute()
}

/** How many products of a workgroup that are not withdrawn have each of these names; capitals and accents do not count. */
export async function countNames(db: Kysely<Database>, workgroupId: number, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select given.name, count(*)::integer as count
    from unnest(${names}::text[]) as given(name)
      join products on products.workgroup_id = ${workgroupId} and products.sort_name = fold_text(given.name) and products.status = 'active'
    group by given.name`.execute(db)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** Permalink ids of products of a workgroup, in the order of their names. */
export async function listSheetProducts(db: Kysely<Database>, workgroupId: number, which: Which, most: number): Promise<number[]> {
  let query = db
    .selectFrom('products')
    .select('permalink_id as permalinkId')
    .where('workgroup_id', '=', workgroupId)
    .orderBy('sort_name')
    .orderBy('permalink_id')
    .limit(most)
  if (which !== 'all')
    query = query.where('permalink_id', 'in', (inner) =>
      inner
        .selectFrom('synonyms')
        .select('synonyms.permalink_id')
        .where('synonyms.id', '=', sql<number>`any(${which.synonymIds}::integer[])`),
    )
  return (await query.execute()).map(({ permalinkId }) => permalinkId)
}

/** A product of a workgroup with its record, which is not parsed here, since a hundred of them would block other requests. */
export async function findSheetRow(db: Kysely<Database>, workgroupId: number, permalinkId: number): Promise<SheetRow | undefined> {
  return db
    .selectFrom('products')
    .leftJoin('drafts', 'drafts.permalink_id', 'products.permalink_id')
    .leftJoin('draft_revisions', (join) =>
      join.onRef('draft_revisions.permalink_id', '=', 'drafts.permalink_id').onRef('draft_revisions.revision', '=', 'drafts.revision'),
    )
    .leftJoin('users', 'users.id', 'draft_revisions.user_id')
    .select(['products.permalink_id as permalinkId', 'products.external_id as externalId', 'products.status', 'products.name'])
    .select(sql<string>`products.record::text`.as('stored'))
    .select(['products.record_hash as storedHash', 'drafts.base_hash as baseHash'])
    .select(['drafts.blank_record as blank', 'drafts.revision', 'draft_revisions.kind', 'draft_revisions.record as written'])
    .select(sql<string | null>`coalesce(nullif(users.name, ''), users.email)`.as('savedBy'))
    .where('products.workgroup_id', '=', workgroupId)
    .where('products.permalink_id', '=', permalinkId)
    .executeTakeFirst()
}

/** Values that change whenever a product is written. */
export type SheetState = Pick<SheetRow, 'permalinkId' | 'status' | 'storedHash' | 'baseHash' | 'revision'>

/** The same for some products, without their records. Deleted products are left out. */
export async function listSheetStates(db: Kysely<Database>, permalinkIds: readonly number[]): Promise<SheetState[]> {
  return db
    .selectFrom('products')
    .leftJoin('drafts', 'drafts.permalink_id', 'products.permalink_id')
    .select(['products.permalink_id as permalinkId', 'products.status', 'products.record_hash as storedHash'])
    .select(['drafts.base_hash as baseHash', 'drafts.revision'])
    .orderBy('products.permalink_id')
    .where('products.permalink_id', '=', sql<number>`any(${[...permalinkIds]}::integer[])`)
    .execute()
}

/**
 * Drafts of products that were just stored, in one statement. Their JSON is stored as text, since a draft may contain values that `jsonb`
 * refuses.
 * @param sent `[{"id", "base", "record", "hash", "isBlank"}]`, canonical
 */
export async function insertDrafts(tx: Transaction<Database>, sent: string, userId: number | null): Promise<void> {
  await sql`
    with sent as materialized (
        select (one ->> 'id')::integer as id, one ->> 'base' as base, (one -> 'record')::text as record, one ->> 'hash' as hash,
          (one ->> 'isBlank')::boolean as is_blank
        from json_array_elements(${sent}::json) as one),
      head as (
        insert into drafts (permalink_id, revision, last_revision, base_hash, blank_record)
        select id, 1, 1, base, case when is_blank then record end from sent)
    insert into draft_revisions (permalink_id, revision, kind, based_on, record, record_hash, user_id)
    select id, 1, 'begun', null, record, hash, ${userId}::integer from sent`.execute(tx)
}
