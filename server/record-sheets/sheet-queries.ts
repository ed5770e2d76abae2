import { type Kysely, sql, type SqlBool } from 'kysely'
import { workingRecord, type WorkingRecord } from '../../shared/editing.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'
import { hashWorkingRecord, withOwnFields } from '../editing/working-state.ts'

/** A product with the record that is being edited. */
export interface SheetProduct {
  permalinkId: number
  synonymId: number
  externalId: string | null
  status: 'active' | 'withdrawn'
  name: string
  record: WorkingRecord
  /** Of that record; 0: nobody has opened it since it was stored. */
  revision: number
  /** Who has written what is not published yet; null: nobody. */
  changedBy: string | null
  /** Whether the revision is the record as it was stored. */
  isBegun: boolean
}

/** Which products of a workgroup. */
export type Which = { synonymIds: readonly number[] } | 'all'

/** By what a file may name a product. */
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

/** A product of a workgroup with its record; one at a time, since a hundred of them at once keep everybody else waiting. */
export async function findSheetProduct(db: Kysely<Database>, workgroupId: number, permalinkId: number): Promise<SheetProduct | undefined> {
  const found = await db
    .selectFrom('products')
    .leftJoin('drafts', 'drafts.permalink_id', 'products.permalink_id')
    .leftJoin('draft_revisions', (join) =>
      join.onRef('draft_revisions.permalink_id', '=', 'drafts.permalink_id').onRef('draft_revisions.revision', '=', 'drafts.revision'),
    )
    .leftJoin('users', 'users.id', 'draft_revisions.user_id')
    .select(['products.permalink_id as permalinkId', 'products.external_id as externalId', 'products.status', 'products.name'])
    .select(['products.record as stored', 'products.record_hash as storedHash', 'drafts.base_hash as baseHash'])
    .select(['drafts.blank_record as blank', 'drafts.revision', 'draft_revisions.kind', 'draft_revisions.record as written'])
    .select(sql<string | null>`coalesce(nullif(users.name, ''), users.email)`.as('savedBy'))
    .where('products.workgroup_id', '=', workgroupId)
    .where('products.permalink_id', '=', permalinkId)
    .executeTakeFirst()
  return found && readRow(found)
}

interface Row {
  permalinkId: number
  externalId: string | null
  status: 'active' | 'withdrawn'
  name: string
  stored: ProductRecord
  storedHash: string
  baseHash: string | null
  blank: string | null
  revision: number | null
  kind: string | null
  written: string | null
  savedBy: string | null
}

function readRow({ stored, storedHash, baseHash, blank, written, kind, revision, savedBy, ...product }: Row): SheetProduct {
  const synonymId = stored.synonyms[0]?.id ?? 0
  // What an import has overtaken is nobody's work any more.
  if (written === null || revision === null || baseHash !== storedHash)
    return { ...product, synonymId, record: stored, revision: 0, changedBy: null, isBegun: true }
  const record = withOwnFields(workingRecord.parse(JSON.parse(written)), product)
  const before = blank === null ? stored : workingRecord.parse(JSON.parse(blank))
  const isChanged = hashWorkingRecord(record) !== hashWorkingRecord(before)
  return { ...product, synonymId, record, revision, changedBy: isChanged ? (savedBy ?? '–') : null, isBegun: kind === 'begun' }
}
