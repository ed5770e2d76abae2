import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * Permalink ids per file of the sitemap: file 1 has those below this number. A file can thus be found by its number, however many come
 * before it, and a product stays in the same file whatever happens to others.
 */
export const idsPerFile = 10_000

/** A product in the sitemap. */
export interface SitemapProduct {
  permalinkId: number
  lackingLanguages: string[]
  /** Day of its newest version. */
  revisedOn: string
}

/** Only products of workgroups that list theirs; to search engines, others do not exist. */
const listedOf = (brand: string) => sql`
  products.workgroup_id = workgroups.id and products.brand = ${brand} and products.status = 'active' and products.published_hash is not null`

/** Numbers of the files in which a brand has listed products, from 1. Reads only one product per file. */
export async function listSitemapFiles(db: Kysely<Database>, brand: string): Promise<number[]> {
  const firstFrom = (id: ReturnType<typeof sql>) => sql`
    (select permalink_id from products where ${listedOf(brand)} and permalink_id >= ${id} order by permalink_id limit 1)`
  const { rows } = await sql<{ file: number }>`
    with recursive files as (
      select workgroups.id, ${firstFrom(sql`0`)} / ${idsPerFile}::integer as file from workgroups where lists_products
      union all
      select workgroups.id, ${firstFrom(sql`(files.file + 1) * ${idsPerFile}::integer`)} / ${idsPerFile}::integer
      from files join workgroups on workgroups.id = files.id where files.file is not null)
    select distinct file + 1 as file from files where file is not null order by file`.execute(db)
  return rows.map(({ file }) => file)
}

/** A brand's listed products of one file, by permalink id. */
export async function listSitemapProducts(db: Kysely<Database>, brand: string, file: number): Promise<SitemapProduct[]> {
  const { rows } = await sql<SitemapProduct>`
    select products.permalink_id as "permalinkId", lacking_languages as "lackingLanguages",
      (select max(revision_date)::text from published_versions as version where version.permalink_id = products.permalink_id) as "revisedOn"
    from workgroups join products on ${listedOf(brand)}
    where workgroups.lists_products
      and products.permalink_id >= ${(file - 1) * idsPerFile}::integer and products.permalink_id <= ${file * idsPerFile - 1}::integer
    order by products.permalink_id`.execute(db)
  return rows
}
