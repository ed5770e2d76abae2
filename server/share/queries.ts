import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LanguageCode } from '../../shared/languages.ts'
import type { ShareListQuery } from '../../shared/share.ts'
import type { Database } from '../db/schema.ts'

export interface NewShare {
  workgroupId: number
  brand: string
  kind: 'share' | 'update'
  senderId: number | null
  senderName: string
  senderEmail: string | null
  target: 'ui' | 'sds'
  documentLanguage: LanguageCode | null
  messageLanguage: LanguageCode
  attach: boolean
  request: ShareRequest | null
  products: NewShareProduct[]
  deliveries: NewDelivery[]
}

/** Names a request, so that it counts once however often it is sent. */
export interface ShareRequest {
  key: string
  /** SHA-256 of what it asks for. */
  hash: string
}

export interface NewShareProduct {
  permalinkId: number
  synonymId: number
  name: string
  supplierName: string
  sds: { version: number; revisedOn: string; hash: string } | null
  replacesVersion: number | null
  changedSections: number[] | null
}

export interface NewDelivery {
  id: string
  email: string
  messageId: string
  /** Secret parts of the personal links, in the order of the products. */
  tokens: string[]
}

/** Records a share with its products, recipients and personal links. @returns its id; null where its request was recorded before */
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
      request_key: share.request?.key ?? null,
      request_hash: share.request?.hash ?? null,
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
      products.map(({ sds, ...product }, position) => ({
        share_id: id,
        position,
        permalink_id: product.permalinkId,
        synonym_id: product.synonymId,
        name: product.name,
        supplier_name: product.supplierName,
        sds_version: sds?.version ?? null,
        revised_on: sds?.revisedOn ?? null,
        sheet_hash: sds?.hash ?? null,
        replaces_version: product.replacesVersion,
        changed_sections: product.changedSections,
      })),
    )
    .execute()
  await tx
    .insertInto('deliveries')
    .values(
      deliveries.map((delivery, position) => ({
        id: delivery.id,
        share_id: id,
        position,
        email: delivery.email,
        message_id: delivery.messageId,
      })),
    )
    .execute()
  await tx
    .insertInto('delivery_products')
    .values(deliveries.flatMap((delivery) => delivery.tokens.map((token, position) => ({ delivery_id: delivery.id, position, token }))))
    .execute()
  return id
}

/** The share that a sender's request with this name has made; `hash` null where nobody noted what it asked for. */
export async function findRequest(
  db: Kysely<Database>,
  { workgroupId, senderId, key }: { workgroupId: number; senderId: number; key: string },
): Promise<{ id: number; hash: string | null; recipients: number } | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('deliveries', 'share_id', 'shares.id')
    .select(({ fn }) => ['shares.id', 'request_hash as hash', fn.count<number>('deliveries.id').as('recipients')])
    .where('workgroup_id', '=', workgroupId)
    .where('sender_id', '=', senderId)
    .where('request_key', '=', key)
    .groupBy('shares.id')
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

/** A share with everything that is recorded of it. The id lies within PostgreSQL's integer. */
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
  return { ...share, deliveries: await listDeliveries(db, [id]) }
}
/** The workgroup of a share. The id lies within PostgreSQL's integer. */
export async function findShareOwner(db: Kysely<Database>, id: number): Promise<number | undefined> {
  const found = await db.selectFrom('shares').select('workgroup_id as workgroupId').where('id', '=', id).executeTakeFirst()
  return found?.workgroupId
}

export type StoredShare = NonNullable<Awaited<ReturnType<typeof findShare>>>

export async function listDeliveries(db: Kysely<Database>, shareIds: readonly number[]) {
  const deliveries = await db
    .selectFrom('deliveries')
    .select([
      'id',
      'share_id as shareId',
      'email',
      'message_id as messageId',
      'state',
      'attempts',
      'answer',
      'queued_at as queuedAt',
      'handed_over_at as handedOverAt',
      'accepted_at as acceptedAt',
      'refused_at as refusedAt',
      'bounced_at as bouncedAt',
      'written_at as writtenAt',
    ])
    .where('share_id', '=', sql<number>`any(${shareIds})`)
    .orderBy('share_id', 'desc')
    .orderBy('position')
    .execute()
  const opened = await db
    .selectFrom('delivery_products')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_products.delivery_id')
    .select(['delivery_id as deliveryId', 'opened_at as openedAt', 'pdf_hash as pdfHash'])
    .where('share_id', '=', sql<number>`any(${shareIds})`)
    .orderBy('delivery_products.position')
    .execute()
  const byDelivery = Map.groupBy(opened, ({ deliveryId }) => deliveryId)
  return deliveries.map((delivery) => ({ ...delivery, products: byDelivery.get(delivery.id) ?? [] }))
}

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
