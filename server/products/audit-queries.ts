import type { Kysely, Transaction } from 'kysely'
import type { AuditKind } from '../../shared/audit-log.ts'
import { revisionsKept, type HistoryEntry } from '../../shared/editing.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry, type Doer } from '../audit-log/insert-entry.ts'

const kindsOfProduct = {
  'products.withdrawn': 'withdrawn',
  'products.restored': 'restored',
  'products.externalId': 'externalId',
  'products.externalIdTaken': 'externalId',
} as const satisfies Partial<Record<AuditKind, HistoryEntry['kind']>>
type KindOfProduct = keyof typeof kindsOfProduct

const isOfProduct = (kind: string): kind is KindOfProduct => Object.hasOwn(kindsOfProduct, kind)

/** To be called in the transaction that does it. */
export async function insertProductEntry(
  tx: Transaction<Database>,
  kind: KindOfProduct,
  { permalinkId, by, key }: { permalinkId: number; by: Doer | null; key?: string },
): Promise<void> {
  const { workgroupId } = await tx
    .selectFrom('products')
    .select('workgroup_id as workgroupId')
    .where('permalink_id', '=', permalinkId)
    .executeTakeFirstOrThrow()
  await insertEntry(tx, kind, { workgroupId, by, permalinkId, params: key === undefined ? {} : { key } })
}

/** Log entries of a product that are not revisions of its record, the newest first. */
export async function listProductEntries(db: Kysely<Database>, permalinkId: number): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('deeds')
    .select(['kind', 'params', 'done_by as by', 'done_at as at'])
    .where('permalink_id', '=', permalinkId)
    .where('kind', 'in', Object.keys(kindsOfProduct).filter(isOfProduct))
    .orderBy('id', 'desc')
    .limit(revisionsKept)
    .execute()
  return rows.flatMap(({ kind, params, by, at }) =>
    isOfProduct(kind)
      ? [
          {
            kind: kindsOfProduct[kind],
            value: params['key'] === undefined ? null : String(params['key']),
            by: by ?? '',
            at: at.toISOString(),
          },
        ]
      : [],
  )
}
