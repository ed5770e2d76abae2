import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { retiredLabelElements } from '../../shared/record/label.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { holdLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import { canonicalJson } from './record-hash.ts'

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

/** A file of a product that everybody may read. */
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
  /** Of both kinds, the newest first. */
  versions: StoredVersion[]
  /** Files that everybody may read. */
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

/** The record that a version froze. Id and number lie within PostgreSQL's integer. */
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

/** The permalink id of the product that has this synonym. The id lies within PostgreSQL's integer. */
export async function findPermalinkOfSynonym(db: Kysely<Database>, synonymId: number): Promise<number | undefined> {
  const found = await db.selectFrom('synonyms').select('permalink_id').where('id', '=', synonymId).executeTakeFirst()
  return found?.permalink_id
}

/** Whether there is any product at all. */
export async function productExists(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('products').select('permalink_id').limit(1).executeTakeFirst()) !== undefined
}

/** Of each brand the published, active product of the lowest permalink id. */
export async function listFirstProducts(db: Kysely<Database>): Promise<{ permalinkId: number; brand: string }[]> {
  return db
    .selectFrom('products')
    .innerJoin('published_versions', 'published_versions.permalink_id', 'products.permalink_id')
    .select(({ fn }) => ['brand', fn.min<number>('products.permalink_id').as('permalinkId')])
    .where('status', '=', 'active')
    .groupBy('brand')
    .execute()
}

/** How many products of a brand the public sees. */
export async function countPublicProducts(db: Kysely<Database>, brand: string): Promise<number> {
  const { count } = await selectPublicVersions(db, brand)
    .select(({ fn }) => fn.count<number>('products.permalink_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A brand's public products by permalink id, each with the day of its newest version. */
export async function listPublicProducts(
  db: Kysely<Database>,
  brand: string,
  offset: number,
  limit: number,
): Promise<{ permalinkId: number; lackingLanguages: string[]; revisedOn: string }[]> {
  return selectPublicVersions(db, brand)
    .select(({ fn }) => [
      'products.permalink_id as permalinkId',
      'lacking_languages as lackingLanguages',
      fn.max<string>('revision_date').as('revisedOn'),
    ])
    .groupBy(['products.permalink_id', 'lacking_languages'])
    .orderBy('products.permalink_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

function selectPublicVersions(db: Kysely<Database>, brand: string) {
  return db
    .selectFrom('products')
    .innerJoin('published_versions', 'published_versions.permalink_id', 'products.permalink_id')
    .where('brand', '=', brand)
    .where('status', '=', 'active')
}

/** The oldest workgroup, made where there is none yet. */
export async function findOrCreateFirstWorkgroup(db: Kysely<Database>, brand: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table workgroups in share row exclusive mode`.execute(tx)
    const first = await tx.selectFrom('workgroups').select('id').orderBy('id').limit(1).executeTakeFirst()
    if (first) return first.id
    const made = await tx.insertInto('workgroups').values({ name: 'Permasheet', brand }).returning('id').executeTakeFirstOrThrow()
    return made.id
  })
}

// From here on: what an import needs.

/** Imports follow one after another, so that two of the same file cannot publish everything twice. Ends with the transaction. */
export async function waitForOtherImports(tx: Transaction<Database>): Promise<void> {
  await holdLock(tx, 'imports')
}

/** Locks the product until the end of the transaction, so that its versions are numbered one after another. */
export async function lockProduct(
  tx: Transaction<Database>,
  permalinkId: number,
): Promise<{ recordHash: string; workgroupId: number } | undefined> {
  return tx
    .selectFrom('products')
    .select(['record_hash as recordHash', 'workgroup_id as workgroupId'])
    .where('permalink_id', '=', permalinkId)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores the record as the present state of its product, with its synonyms and product codes. */
export async function upsertProduct(
  tx: Transaction<Database>,
  product: { workgroupId: number; record: ProductRecord; recordHash: string },
): Promise<void> {
  const { record, recordHash, workgroupId } = product
  const changing = { brand: record.brand, status: record.status, name: record.name, record: canonicalJson(record), record_hash: recordHash }
  await tx
    .insertInto('products')
    .values({ permalink_id: record.permalinkId, workgroup_id: workgroupId, ...changing })
    .onConflict((conflict) => conflict.column('permalink_id').doUpdateSet({ ...changing, updated_at: sql`now()` }))
    .execute()
  await replaceSynonyms(tx, record)
}

async function replaceSynonyms(tx: Transaction<Database>, { permalinkId, synonyms }: ProductRecord): Promise<void> {
  await tx.deleteFrom('synonyms').where('permalink_id', '=', permalinkId).execute()
  const rows = synonyms.map(({ id, name }, position) => ({ id, permalink_id: permalinkId, position, name }))
  await tx.insertInto('synonyms').values(rows).execute()
  for (const { id, productCodes } of synonyms) {
    if (productCodes.length === 0) continue
    const codes = productCodes.map((code, position) => ({ id: code.id, synonym_id: id, position, code: code.code }))
    await tx.insertInto('product_codes').values(codes).execute()
  }
}

/** Which of these ids of synonyms and product codes are in use, and by which products. */
export async function findIdOwners(
  db: Kysely<Database>,
  synonymIds: readonly number[],
  productCodeIds: readonly number[],
): Promise<{ synonyms: Map<number, number>; productCodes: Map<number, number> }> {
  const synonyms = await db
    .selectFrom('synonyms')
    .select(['id', 'permalink_id'])
    .where('id', '=', sql<number>`any(${synonymIds})`)
    .execute()
  const productCodes = await db
    .selectFrom('product_codes')
    .innerJoin('synonyms', 'synonyms.id', 'product_codes.synonym_id')
    .select(['product_codes.id', 'synonyms.permalink_id'])
    .where('product_codes.id', '=', sql<number>`any(${productCodeIds})`)
    .execute()
  return {
    synonyms: new Map(synonyms.map(({ id, permalink_id }) => [id, permalink_id])),
    productCodes: new Map(productCodes.map(({ id, permalink_id }) => [id, permalink_id])),
  }
}

/**
 * Number of the version that was published with just this content, date and reason. What a snapshot has of fields that the record no longer
 * has does not count: the file that it came from is read without them.
 */
export async function findEqualVersion(
  tx: Transaction<Database>,
  record: ProductRecord,
  version: Pick<StoredVersion, 'kind' | 'revisedOn' | 'snapshotHash'> & { reason: Text | undefined },
): Promise<number | undefined> {
  const found = await tx
    .selectFrom('published_versions')
    .select('number')
    .where('permalink_id', '=', record.permalinkId)
    .where('kind', '=', version.kind)
    .where('revision_date', '=', version.revisedOn)
    .where(
      sql<boolean>`snapshot_hash = ${version.snapshotHash} or (
        snapshot -> 'labelElements' ?| ${[...retiredLabelElements]}::text[] and
        jsonb_set(snapshot, '{labelElements}', (snapshot -> 'labelElements') - ${[...retiredLabelElements]}::text[]) =
          ${canonicalJson(record)}::jsonb)`,
    )
    .where(sql<boolean>`reason is not distinct from ${toReason(version.reason)}::jsonb`)
    .executeTakeFirst()
  return found?.number
}

export async function findNewestVersion(
  tx: Transaction<Database>,
  permalinkId: number,
  kind: DocumentKind,
): Promise<StoredVersion | undefined> {
  return tx
    .selectFrom('published_versions')
    .select(['kind', 'number', 'revision_date as revisedOn', 'compiled_date as compiledOn', 'snapshot_hash as snapshotHash'])
    .where('permalink_id', '=', permalinkId)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertVersion(
  tx: Transaction<Database>,
  version: StoredVersion & { reason: Text | undefined },
  snapshot: ProductRecord,
): Promise<void> {
  await tx
    .insertInto('published_versions')
    .values({
      permalink_id: snapshot.permalinkId,
      kind: version.kind,
      number: version.number,
      revision_date: version.revisedOn,
      compiled_date: version.compiledOn,
      reason: toReason(version.reason),
      snapshot: canonicalJson(snapshot),
      snapshot_hash: version.snapshotHash,
    })
    .execute()
}

const toReason = (reason: Text | undefined): string | null => (reason === undefined ? null : canonicalJson(reason))
