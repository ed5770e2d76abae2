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
export type Which = { synonymIds: readonly number[] } | { permalinkIds: readonly number[]; externalIds: readonly string[] } | 'all'

/** Products of a workgroup in the order of their names. */
export async function findSheetProducts(db: Kysely<Database>, workgroupId: number, which: Which, most: number): Promise<SheetProduct[]> {
  let query = db
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
    .orderBy('products.sort_name')
    .orderBy('products.permalink_id')
    .limit(most)
  if (which !== 'all' && 'synonymIds' in which)
    query = query.where('products.permalink_id', 'in', (inner) =>
      inner
        .selectFrom('synonyms')
        .select('synonyms.permalink_id')
        .where('synonyms.id', '=', sql<number>`any(${which.synonymIds}::integer[])`),
    )
  else if (which !== 'all')
    query = query.where(
      sql<SqlBool>`(products.permalink_id = any(${which.permalinkIds}::integer[]) or products.external_id = any(${which.externalIds}::text[]))`,
    )
  return (await query.execute()).map((row) => readRow(row))
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
