import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { IdentifierKind } from '../../shared/lookup.ts'
import type { Identifier } from './read-identifier.ts'

/** A published product, as everybody may see it. */
export interface IdentifiedProduct {
  permalinkId: number
  /** The interpretation of the text by which it was found. */
  by: IdentifierKind
  status: 'active' | 'withdrawn'
  /** Whether the latest published version has the identifier; otherwise an earlier one had it. */
  isCurrent: boolean
  /** The last version of the safety data sheet that had it; null where the latest has it, or only a technical data sheet. */
  version: number | null
  brand: string
  /** As published last, in the safety data sheet if there is one; null where that version cannot be read. */
  name: string | null
  supplier: string | null
}

/**
 * Published products that have this identifier, withdrawn ones too, since packages that were sold are still in use. UFI and GTIN also find
 * products of which an earlier version had them. Active products come first, then those that still have the identifier, in the order of the
 * kinds.
 */
export async function findProductsByIdentifier(db: Kysely<Database>, requested: Identifier, limit: number): Promise<IdentifiedProduct[]> {
  const { link = null, ufi = null, gtin = null, codes = [] } = requested
  const { rows } = await sql<IdentifiedProduct>`
    with found as (
      select ${link}::integer as permalink_id, 'link' as by, 1 as place, null::integer as version
      union all
      select permalink_id, 'ufi', 2, case kind when 'sds' then number end from published_versions
        where snapshot ? 'ufi' and ufi_key(snapshot ->> 'ufi') = ${ufi}::text
      union all
      select permalink_id, 'gtin', 3, case kind when 'sds' then number end from published_versions
        where record_gtins(snapshot) @> array[${gtin}::text]
      union all
      select permalink_id, 'code', 4, null from products where published_codes && array(select code_key(code) from unnest(${codes}::text[]) as code)),
    nearest as (select distinct on (permalink_id) permalink_id, by, place, version from found
      order by permalink_id, place, version desc nulls last)
    select product.permalink_id as "permalinkId", nearest.by, product.status, product.brand,
      "isCurrent", case when not "isCurrent" then nearest.version end as version,
      newest.snapshot ->> 'name' as name, newest.snapshot #>> '{supplier,name}' as supplier
    from nearest
      join products as product on product.permalink_id = nearest.permalink_id
      join lateral (select snapshot from published_versions as version
        where version.permalink_id = product.permalink_id order by kind, number desc limit 1) as newest on true
      cross join lateral (select case nearest.by
        when 'ufi' then coalesce(ufi_key(newest.snapshot ->> 'ufi') = ${ufi}::text, false)
        when 'gtin' then record_gtins(newest.snapshot) @> array[${gtin}::text]
        else true end as "isCurrent") as current
    order by product.status, "isCurrent" desc, nearest.place, product.permalink_id
    limit ${limit}`.execute(db)
  return rows
}

/** Of these products those of the workgroup that published the GTIN first: a number that somebody else copies later leads nobody away. */
export async function listOfFirstHolder(db: Kysely<Database>, gtin: string, permalinkIds: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('products')
    .select('permalink_id')
    .where('permalink_id', 'in', permalinkIds)
    .where('workgroup_id', '=', (query) =>
      query
        .selectFrom('published_versions as version')
        .innerJoin('products as holder', 'holder.permalink_id', 'version.permalink_id')
        .select('holder.workgroup_id')
        .where('version.permalink_id', 'in', permalinkIds)
        .where(sql<boolean>`record_gtins(snapshot) @> array[${gtin}::text]`)
        .orderBy('published_at')
        .orderBy('version.permalink_id')
        .limit(1),
    )
    .execute()
  return found.map((one) => one.permalink_id)
}
