import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ShareListQuery } from '../../shared/share.ts'
import type { Database } from '../db/schema.ts'
import { insertDeliveries, listDeliveries, type MailPlan, type NewDelivery } from '../mail/queries.ts'

/** A share to be recorded. */
export interface NewShare extends MailPlan {
  workgroupId: number
  senderId: number | null
  idempotencyKey: IdempotencyKey | null
  deliveries: NewDelivery[]
}

/** Idempotency key: a request counts once, however often it is sent. */
export interface IdempotencyKey {
  key: string
  /** SHA-256 of the content of the request. */
  hash: string
  /** Keys from and to which a request is the same one, where the client gave none. */
  same?: { from: string; to: string }
}

/** Records a share with its products, recipients and personal links. @returns its id; null if the request was recorded before */
export async function insertShare(tx: Transaction<Database>, share: NewShare): Promise<number | null> {
  const { products, deliveries } = share
  const searched = [share.senderName, share.senderEmail ?? '', ...products.map(({ name }) => name), ...deliveries.map(({ email }) => email)]
  const inserted = await tx
    .insertInto('shares')
    .values({
      workgroup_id: share.workgroupId,
      brand: share.brand,
      kind: share.kind,
      sender_id: share.senderId,
      sender_name: share.senderName,
      sender_email: share.senderEmail,
      target: share.target,
      document_language: share.documentLanguage,
      message_language: share.messageLanguage,
      attach: share.attach,
      request_key: share.idempotencyKey?.key ?? null,
      request_hash: share.idempotencyKey?.hash ?? null,
      search_text: sql<string>`fold_text(${searched.join('\n')})`,
    })
    .onConflict((conflict) => conflict.columns(['workgroup_id', 'sender_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  const { id } = inserted
  await tx
    .insertInto('share_products')
    .values(
      products.map((product, position) => ({
        share_id: id,
        position,
        permalink_id: product.permalinkId,
        synonym_id: product.synonymId,
        name: product.name,
        supplier_name: product.supplierName,
        sds_version: product.sdsVersion,
        revised_on: product.revisedOn,
        sheet_hash: product.sheetHash,
        replaces_version: product.replacesVersion,
        changed_sections: product.changedSections,
      })),
    )
    .execute()
  await insertDeliveries(tx, id, deliveries)
  return id
}

/** The share created by a sender's request with this key; `hash` is null if the content of the request was not recorded. */
export async function findRequest(
  db: Kysely<Database>,
  { workgroupId, senderId, from, to }: { workgroupId: number; senderId: number; from: string; to: string },
): Promise<{ id: number; hash: string | null; recipients: number } | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('deliveries', 'share_id', 'shares.id')
    .select(({ fn }) => ['shares.id', 'request_hash as hash', fn.count<number>('deliveries.id').as('recipients')])
    .where('workgroup_id', '=', workgroupId)
    .where('sender_id', '=', senderId)
    .where('request_key', '>=', from)
    .where('request_key', '<=', to)
    .groupBy('shares.id')
    .orderBy('shares.id')
    .limit(1)
    .executeTakeFirst()
}

/** Shares of a workgroup, the newest first, with their products and recipients. */
export async function listShares(db: Kysely<Database>, workgroupId: number, query: ShareListQuery) {
  return filterShares(db, workgroupId, query)
    .select(headColumns)
    .select((share) => [
      jsonArrayFrom(
        share
          .selectFrom('share_products')
          .select(['permalink_id as permalinkId', 'share_products.name', 'sds_version as sdsVersion'])
          .whereRef('share_products.share_id', '=', 'shares.id')
          .orderBy('share_products.position'),
      ).as('products'),
      jsonArrayFrom(
        share
          .selectFrom('deliveries')
          .select(['email', 'state'])
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('delivery_products')
                .select('token')
                .whereRef('delivery_products.delivery_id', '=', 'deliveries.id')
                .where('opened_at', 'is not', null),
            ).as('opened'),
          )
          .whereRef('deliveries.share_id', '=', 'shares.id')
          .orderBy('deliveries.position'),
      ).as('recipients'),
    ])
    .orderBy('shares.id', 'desc')
    .offset((query.page - 1) * query.pageSize)
    .limit(query.pageSize)
    .execute()
}

export async function countShares(db: Kysely<Database>, workgroupId: number, query: ShareListQuery): Promise<number> {
  const { count } = await filterShares(db, workgroupId, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const headColumns = [
  'shares.id',
  'kind',
  'created_at as createdAt',
  'sender_name as senderName',
  'sender_email as senderEmail',
  'target',
  'document_language as documentLanguage',
  'message_language as messageLanguage',
  'attach',
] as const

function filterShares(
  db: Kysely<Database>,
  workgroupId: number,
  { query, state, product }: Pick<ShareListQuery, 'query' | 'state' | 'product'>,
) {
  let shares = db.selectFrom('shares').where('shares.workgroup_id', '=', workgroupId)
  for (const part of query.split(/\s+/).filter((word) => word !== ''))
    shares = shares.where(sql<boolean>`search_text like '%' || regexp_replace(fold_text(${part}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`)
  if (state !== undefined)
    shares = shares.where(({ exists, selectFrom }) =>
      exists(selectFrom('deliveries').select('id').whereRef('deliveries.share_id', '=', 'shares.id').where('state', '=', state)),
    )
  if (product !== undefined)
    shares = shares.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('share_products')
          .select('position')
          .whereRef('share_products.share_id', '=', 'shares.id')
          .where('permalink_id', '=', product),
      ),
    )
  return shares
}

/** A share with everything recorded about it. The id lies within PostgreSQL's integer. */
export async function findShare(db: Kysely<Database>, workgroupId: number, id: number) {
  const share = await db
    .selectFrom('shares')
    .select(headColumns)
    .select((one) => [
      jsonArrayFrom(
        one
          .selectFrom('share_products')
          .select([
            'permalink_id as permalinkId',
            'synonym_id as synonymId',
            'share_products.name',
            'supplier_name as supplierName',
            'sds_version as sdsVersion',
            'revised_on as revisedOn',
            'sheet_hash as sheetHash',
            'replaces_version as replacesVersion',
            'changed_sections as changedSections',
          ])
          .whereRef('share_products.share_id', '=', 'shares.id')
          .orderBy('share_products.position'),
      ).as('products'),
    ])
    .where('workgroup_id', '=', workgroupId)
    .where('shares.id', '=', id)
    .executeTakeFirst()
  if (!share) return undefined
  return { ...share, deliveries: await listDeliveries(db, id) }
}

/** The workgroup of a share. The id lies within PostgreSQL's integer. */
export async function findShareOwner(db: Kysely<Database>, id: number): Promise<number | undefined> {
  const found = await db.selectFrom('shares').select('workgroup_id as workgroupId').where('id', '=', id).executeTakeFirst()
  return found?.workgroupId
}

export type StoredShare = NonNullable<Awaited<ReturnType<typeof findShare>>>

/** Ids of the shares that a list shows, the newest first, below an id. */
export async function listShareIds(
  db: Kysely<Database>,
  workgroupId: number,
  query: Pick<ShareListQuery, 'query' | 'state' | 'product'>,
  below: number | null,
  limit: number,
): Promise<number[]> {
  let shares = filterShares(db, workgroupId, query).select('shares.id').orderBy('shares.id', 'desc').limit(limit)
  if (below !== null) shares = shares.where('shares.id', '<', below)
  return (await shares.execute()).map(({ id }) => id)
}
