import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'

/** The documents that are published in versions. */
export type DocumentKind = 'sds' | 'tds'

/** A published version without its content. Dates are `YYYY-MM-DD`. */
export interface StoredVersion {
  kind: DocumentKind
  number: number
  revisedOn: string
  /** Day of the first version of this kind. */
  compiledOn: string
  /** SHA-256 of the snapshot's canonical JSON. */
  snapshotHash: string
}

/** A public file of a product. */
export interface PublicAttachment {
  id: number
  name: string
  extension: string
  category: string
  language: string | null
  status: string
  /** Bytes. */
  size: number
  /** ISO day. */
  created: string
}

/** A product without its record. */
export interface ProductHead {
  permalinkId: number
  status: 'active' | 'withdrawn'
  brand: string
  name: string
  /** Versions of both kinds, the newest first. */
  versions: StoredVersion[]
  /** Public files. */
  attachments: PublicAttachment[]
}

/** The product of a permanent link and all its versions, in one round trip. The id lies within PostgreSQL's integer. */
export async function findProductHead(db: Kysely<Database>, permalinkId: number): Promise<ProductHead | undefined> {
  const [head] = await findProductHeads(db, [permalinkId])
  return head
}

/** The products of several permanent links, in any order and without those that do not exist, in one round trip. */
export async function findProductHeads(db: Kysely<Database>, permalinkIds: readonly number[]): Promise<ProductHead[]> {
  return db
    .selectFrom('products')
    .select(['permalink_id as permalinkId', 'status', 'brand', 'name'])
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom('published_versions as version')
          .select(['kind', 'number', 'revision_date as revisedOn', 'compiled_date as compiledOn', 'snapshot_hash as snapshotHash'])
          .whereRef('version.permalink_id', '=', 'products.permalink_id')
          .orderBy('number', 'desc')
          .orderBy('kind'),
      ).as('versions'),
    )
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom('attachments as file')
          .select(['file.id', 'file.name', 'extension', 'category', 'language', 'file.status', 'size'])
          .select(sql<string>`to_char(file.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('created'))
          .whereRef('file.permalink_id', '=', 'products.permalink_id')
          .where('file.status', '=', 'published')
          .where('file.deleted_at', 'is', null)
          .orderBy('file.id'),
      ).as('attachments'),
    )
    .where('permalink_id', '=', sql<number>`any(${permalinkIds}::int[])`)
    .execute()
}

/** The frozen record of a version. Id and number lie within PostgreSQL's integer. */
export async function findSnapshot(
  db: Kysely<Database>,
  permalinkId: number,
  kind: DocumentKind,
  number: number,
): Promise<ProductRecord | undefined> {
  const found = await db
    .selectFrom('published_versions')
    .select('snapshot')
    .where('permalink_id', '=', permalinkId)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst()
  return found?.snapshot
}

/** Versions with a label, the newest first: of the safety data sheet, then those of the technical data sheet from before there was one. */
export async function listLabelledVersions(db: Kysely<Database>, permalinkId: number): Promise<{ kind: DocumentKind; number: number }[]> {
  const { rows } = await sql<{ kind: DocumentKind; number: number }>`
    select kind, number from published_versions
    where permalink_id = ${permalinkId} and snapshot #>> '{documents,label}' = 'true'
      and (kind = 'sds' or published_at < coalesce(
        (select min(published_at) from published_versions where permalink_id = ${permalinkId} and kind = 'sds'), 'infinity'))
    order by kind = 'sds' desc, number desc`.execute(db)
  return rows
}

/** Whether there is any product at all. */
export async function productExists(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('products').select('permalink_id').limit(1).executeTakeFirst()) !== undefined
}

/** For each brand, the published, active product with the lowest permalink id. */
export async function listFirstProducts(
  db: Kysely<Database>,
  brands: readonly string[],
): Promise<{ permalinkId: number; brand: string }[]> {
  const { rows } = await sql<{ permalinkId: number; brand: string }>`
    select requested.brand, min(first.permalink_id) as "permalinkId"
    from unnest(${[...brands]}::text[]) as requested (brand), workgroups, lateral (
      select permalink_id from products
      where products.workgroup_id = workgroups.id and products.brand = requested.brand and status = 'active' and published_hash is not null
      order by permalink_id limit 1) as first
    group by requested.brand`.execute(db)
  return rows
}
