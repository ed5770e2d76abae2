import { type Kysely, sql, type Transaction } from 'kysely'
import type { IdentityGround } from '../../shared/identities.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'

/** Another product of the workgroup. */
export interface OtherProduct {
  permalinkId: number
  synonymId: number
  name: string
}

export interface Confirmation {
  permalinkId: number
  otherPermalinkId: number
  kind: 'code' | 'ufi'
  key: string
  /** For a UFI: hash of the two compositions to which the confirmation applies. */
  basis: string
  ground: IdentityGround | null
  /** For a ground of Annex VIII: which standard formula or fuel. */
  named: string | null
  reason: string | null
  by: string
}

interface Publisher {
  permalinkId: number
  workgroupId: number
}

/**
 * Publications of one workgroup are compared with the others one after another, so that of two at once the second sees the first. This is
 * the last lock that a transaction takes; it ends with the transaction.
 */
export async function waitForOtherIdentities(tx: Transaction<Database>, workgroupId: number): Promise<void> {
  await holdLockOf(tx, 'identities', workgroupId)
}

const synonymOfProduct = sql`(select id from synonyms where synonyms.permalink_id = product.permalink_id order by position limit 1)`

/** Other published products that are not withdrawn and have one of these product codes. */
export async function findProductsOfCodes(
  db: Kysely<Database>,
  { permalinkId, workgroupId }: Publisher,
  codes: readonly string[],
): Promise<(OtherProduct & { value: string; key: string })[]> {
  const { rows } = await sql<OtherProduct & { value: string; key: string }>`
    select own.code as value, own.key, product.permalink_id as "permalinkId", product.name, ${synonymOfProduct} as "synonymId"
    from (select distinct on (code_key(code)) code, code_key(code) as key from unnest(${codes}::text[]) as code) as own
    join products as product on product.published_codes @> array[own.key]
    where product.workgroup_id = ${workgroupId} and product.status = 'active' and product.permalink_id <> ${permalinkId}
    order by own.key, product.permalink_id`.execute(db)
  return rows
}

/**
 * Other products with a published version with this UFI, each with the newest such version. Withdrawn ones too, since packages that were
 * sold and submissions to poison centres remain.
 */
export async function findProductsOfUfi(
  db: Kysely<Database>,
  { permalinkId, workgroupId }: Publisher,
  ufi: string,
): Promise<(OtherProduct & { record: ProductRecord; key: string })[]> {
  const { rows } = await sql<OtherProduct & { record: ProductRecord; key: string }>`
    select distinct on (product.permalink_id) product.permalink_id as "permalinkId", product.name, ${synonymOfProduct} as "synonymId",
      version.snapshot as record, ufi_key(${ufi}) as key
    from published_versions as version
    join products as product on product.permalink_id = version.permalink_id
    where version.snapshot ? 'ufi' and ufi_key(version.snapshot ->> 'ufi') = ufi_key(${ufi})
      and product.workgroup_id = ${workgroupId} and product.permalink_id <> ${permalinkId}
    order by product.permalink_id, version.published_at desc, version.number desc`.execute(db)
  return rows
}

/**
 * The products, of many, for which one of the two queries above would find others; for nearly all products of an import neither does. Codes
 * are looked up in a subquery of their own (`offset 0`): an import changes the table faster than PostgreSQL updates its statistics, and the
 * planner would read all products of the workgroup for each code.
 * @returns their permanent links
 */
export async function findSharing(
  db: Kysely<Database>,
  workgroupId: number,
  records: readonly Pick<ProductRecord, 'permalinkId' | 'synonyms' | 'ufi'>[],
): Promise<Set<number>> {
  const requested = records.map(({ permalinkId, synonyms, ufi }) => ({
    id: permalinkId,
    codes: synonyms.flatMap(({ productCodes }) => productCodes.map(({ code }) => code)),
    ufi: ufi ?? null,
  }))
  const { rows } = await sql<{ id: number }>`
    select own.id from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as own (id integer, codes text[], ufi text)
    where exists (
        select from unnest(own.codes) as code cross join lateral (
          select permalink_id, workgroup_id, status from products where published_codes @> array[code_key(code)] offset 0) as product
        where product.workgroup_id = ${workgroupId} and product.status = 'active' and product.permalink_id <> own.id)
      or exists (
        select from published_versions as version join products as product on product.permalink_id = version.permalink_id
        where version.snapshot ? 'ufi' and ufi_key(version.snapshot ->> 'ufi') = ufi_key(own.ufi)
          and product.workgroup_id = ${workgroupId} and product.permalink_id <> own.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Confirmations about a product and others, whichever of them was published at the time; the newest first. */
export async function listConfirmations(db: Kysely<Database>, permalinkId: number): Promise<(Confirmation & { at: Date })[]> {
  return db
    .selectFrom('identity_confirmations')
    .select([
      'permalink_id as permalinkId',
      'other_permalink_id as otherPermalinkId',
      'kind',
      'key',
      'basis',
      'ground',
      'named',
      'reason',
      'confirmed_by as by',
      'confirmed_at as at',
    ])
    .where(({ eb, or }) => or([eb('permalink_id', '=', permalinkId), eb('other_permalink_id', '=', permalinkId)]))
    .orderBy('id', 'desc')
    .execute()
}

export async function insertConfirmation(tx: Transaction<Database>, confirmation: Confirmation): Promise<void> {
  const { permalinkId, otherPermalinkId, kind, key, basis, ground, named, reason, by } = confirmation
  await tx
    .insertInto('identity_confirmations')
    .values({ permalink_id: permalinkId, other_permalink_id: otherPermalinkId, kind, key, basis, ground, named, reason, confirmed_by: by })
    .execute()
}
