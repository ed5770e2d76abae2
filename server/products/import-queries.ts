import type { OverruledFinding } from '../../check/overruled-finding.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { retiredLabelElements } from '../../shared/record/label.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { holdLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import { canonicalJson } from './record-hash.ts'
import { writeNewProducts, type NewProduct } from './write-new-products.ts'
import type { DocumentKind, StoredVersion } from './queries.ts'

/** The oldest workgroup, created if there is none yet. */
export async function findOrCreateFirstWorkgroup(db: Kysely<Database>, brand: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`lock table workgroups in share row exclusive mode`.execute(tx)
    const first = await tx.selectFrom('workgroups').select('id').orderBy('id').limit(1).executeTakeFirst()
    if (first) return first.id
    const made = await tx.insertInto('workgroups').values({ name: 'Permasheet', brand }).returning('id').executeTakeFirstOrThrow()
    return made.id
  })
}

// From here on: queries of an import.

/** Lets imports run one after another, so that two of the same file cannot publish everything twice. Ends with the transaction. */
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

/** Locks the stored ones of these products, and returns the workgroup of each. */
export async function lockProducts(tx: Transaction<Database>, permalinkIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('products')
    .select(['permalink_id', 'workgroup_id'])
    .where('permalink_id', '=', sql<number>`any(${[...permalinkIds]}::integer[])`)
    .orderBy('permalink_id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ permalink_id, workgroup_id }) => [permalink_id, workgroup_id]))
}

/**
 * Stores new products with their names, codes and versions in one statement. The columns derived from a publication are written with them,
 * so that the trigger has nothing to do.
 */
export async function insertProducts(tx: Transaction<Database>, workgroupId: number, products: readonly NewProduct[]): Promise<void> {
  await insertSentProducts(tx, workgroupId, writeNewProducts(products))
}

/** The same for products that another thread has serialised. */
export async function insertSentProducts(tx: Transaction<Database>, workgroupId: number, sent: string): Promise<void> {
  await sql`
    with sent as materialized (
        select one -> 'record' as record, one ->> 'hash' as hash, one -> 'versions' as versions, (one #>> '{record,permalinkId}')::integer as id,
          jsonb_array_length(one -> 'versions') > 0 as is_published
        from jsonb_array_elements(${sent}::jsonb) as one),
      product as (
        insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash, published_hash, published_codes, published_search)
        select id, ${workgroupId}::integer, record ->> 'brand', record ->> 'status', record ->> 'name', record, hash,
          case when is_published then hash end,
          case when is_published then product_code_keys(record) else '{}' end,
          case when is_published then published_search_text(record) else '' end
        from sent),
      named as (
        insert into synonyms (id, permalink_id, position, name)
        select (synonym ->> 'id')::integer, sent.id, place - 1, synonym ->> 'name'
        from sent, jsonb_array_elements(record -> 'synonyms') with ordinality as listed (synonym, place)),
      version as (
        insert into published_versions (permalink_id, kind, number, revision_date, compiled_date, reason, snapshot, snapshot_hash, overruled)
        select sent.id, version ->> 'kind', 1, (version ->> 'date')::date, (version ->> 'date')::date, version -> 'reason', record, hash,
          version -> 'overruled'
        from sent, jsonb_array_elements(versions) as version)
    insert into product_codes (id, synonym_id, position, code)
    select (code ->> 'id')::integer, (synonym ->> 'id')::integer, place - 1, code ->> 'code'
    from sent, jsonb_array_elements(record -> 'synonyms') as synonym,
      jsonb_array_elements(synonym -> 'productCodes') with ordinality as listed (code, place)`.execute(tx)
}

/** Stores the record as the current state of its product, with its synonyms and product codes. */
export async function upsertProduct(
  tx: Transaction<Database>,
  product: { workgroupId: number; record: ProductRecord; recordHash: string },
): Promise<void> {
  const { record, recordHash, workgroupId } = product
  const changing = { brand: record.brand, status: record.status, name: record.name, record: canonicalJson(record), record_hash: recordHash }
  await tx
    .insertInto('products')
    .values({ permalink_id: record.permalinkId, workgroup_id: workgroupId, ...changing })
    .onConflict((conflict) =>
      conflict.column('permalink_id').doUpdateSet({
        ...changing,
        updated_at: sql`now()`,
        // Another record takes the place of the draft, which is kept aside when somebody opens it next.
        is_edited: sql`products.is_edited and products.record_hash = ${recordHash}`,
      }),
    )
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
 * Number of the version that was published with exactly this content, date and reason. Fields of a snapshot that the schema no longer has
 * are ignored, since the file is parsed without them too.
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
  version: StoredVersion & { reason: Text | undefined; overruled: readonly OverruledFinding[] },
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
      overruled: canonicalJson(version.overruled),
    })
    .execute()
}

const toReason = (reason: Text | undefined): string | null => (reason === undefined ? null : canonicalJson(reason))
