import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LanguageCode } from '../../shared/languages.ts'
import { holdLock } from '../db/advisory-locks.ts'
import type { Database, DeliveryState } from '../db/schema.ts'
import type { Outcome } from './transport.ts'

/** A product in a mail. Names and dates are those of the moment in which it was shared. */
export interface MailedProduct {
  position: number
  permalinkId: number
  name: string
  supplierName: string
  sdsVersion: number | null
  /** `YYYY-MM-DD` */
  revisedOn: string | null
  replacesVersion: number | null
  changedSections: number[] | null
}

/** What a mail is written from. */
export interface MailOrder {
  workgroupName: string
  brand: string
  kind: 'share' | 'update'
  senderName: string
  senderEmail: string | null
  target: 'ui' | 'sds'
  documentLanguage: LanguageCode | null
  messageLanguage: LanguageCode
  attach: boolean
  products: MailedProduct[]
}

/** A mail to one recipient. */
export interface DeliveryOrder extends MailOrder {
  id: string
  workgroupId: number
  email: string
  messageId: string
  queuedAt: Date
  products: (MailedProduct & { token: string })[]
}

export async function findDeliveryOrder(db: Kysely<Database>, id: string): Promise<DeliveryOrder | undefined> {
  return db
    .selectFrom('deliveries')
    .innerJoin('shares', 'shares.id', 'deliveries.share_id')
    .innerJoin('workgroups', 'workgroups.id', 'shares.workgroup_id')
    .select([
      'deliveries.id',
      'shares.workgroup_id as workgroupId',
      'workgroups.name as workgroupName',
      'shares.brand',
      'kind',
      'sender_name as senderName',
      'sender_email as senderEmail',
      'target',
      'document_language as documentLanguage',
      'message_language as messageLanguage',
      'attach',
      'email',
      'message_id as messageId',
      'queued_at as queuedAt',
    ])
    .select((delivery) =>
      jsonArrayFrom(
        delivery
          .selectFrom('share_products')
          .innerJoin('delivery_products', (join) =>
            join
              .onRef('delivery_products.delivery_id', '=', 'deliveries.id')
              .onRef('delivery_products.position', '=', 'share_products.position'),
          )
          .select([
            'share_products.position',
            'permalink_id as permalinkId',
            'share_products.name',
            'supplier_name as supplierName',
            'sds_version as sdsVersion',
            'revised_on as revisedOn',
            'replaces_version as replacesVersion',
            'changed_sections as changedSections',
            'token',
          ])
          .whereRef('share_products.share_id', '=', 'deliveries.share_id')
          .orderBy('share_products.position'),
      ).as('products'),
    )
    .where('deliveries.id', '=', id)
    .executeTakeFirst()
}

/**
 * Takes a delivery to send it now. One that another process took counts as free, because the queue gives a job to a second one only when
 * the first is gone; should it not be, the number of the attempt keeps it from handing over.
 * @returns number of this attempt; undefined for a delivery that waits for nothing
 */
export async function claimDelivery(db: Kysely<Database>, id: string, place: string | null): Promise<number | undefined> {
  const claimed = await db
    .updateTable('deliveries')
    .set({ state: 'sending', attempts: sql<number>`attempts + 1`, place })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'sending'])
    .returning('attempts')
    .executeTakeFirst()
  return claimed?.attempts
}

/** @returns false when another attempt has begun: nothing may be handed over then */
export async function noteHandingOver(db: Kysely<Database>, id: string, attempt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'handing_over', handed_over_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What became of an attempt. An answer that comes after the delivery was given up as unknown still counts. */
export async function settleAttempt(db: Kysely<Database>, id: string, attempt: number, { kind, answer }: Outcome): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const changes = {
    accepted: { state: 'accepted' as const, accepted_at: now },
    // Nobody was there to whom it could have been handed over.
    written: { state: 'written' as const, written_at: now, handed_over_at: null },
    refused: { state: 'refused' as const, refused_at: now },
    later: { state: 'queued' as const, handed_over_at: null },
  }
  await db
    .updateTable('deliveries')
    .set({ ...changes[kind], answer })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('state', 'in', kind === 'later' ? ['sending', 'handing_over'] : ['sending', 'handing_over', 'unknown'])
    .execute()
}

export async function findDeliveryState(
  db: Kysely<Database>,
  id: string,
): Promise<{ state: DeliveryState; place: string | null; queuedAt: Date } | undefined> {
  return db.selectFrom('deliveries').select(['state', 'place', 'queued_at as queuedAt']).where('id', '=', id).executeTakeFirst()
}

/** Of a delivery whose process ended while it handed over: `queued`, as nothing was handed over, or `unknown`. */
export async function settleInterrupted(
  db: Kysely<Database>,
  id: string,
  found: { state: 'queued' | 'unknown'; answer: string },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ ...found, ...(found.state === 'queued' ? { handed_over_at: null } : {}) })
    .where('id', '=', id)
    .where('state', '=', 'handing_over')
    .execute()
}

export async function storePdfHash(db: Kysely<Database>, deliveryId: string, position: number, hash: string): Promise<void> {
  await db
    .updateTable('delivery_products')
    .set({ pdf_hash: hash })
    .where('delivery_id', '=', deliveryId)
    .where('position', '=', position)
    .execute()
}

/** Mails that wait although no job will ever take them up, as after a backup is restored: the queue itself is not in it. */
export async function listLostDeliveries(tx: Transaction<Database>): Promise<string[]> {
  // Of processes that start at once, one queues them.
  await holdLock(tx, 'lostMails')
  const { rows } = await sql<{ id: string }>`
    select id from deliveries
    where state in ('queued', 'sending', 'handing_over') and id::text not in (
      select data ->> 'delivery' from queue.job
      where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'delivery' is not null)
    order by queued_at`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface ListedMail {
  id: string
  shareId: number
  email: string
  state: DeliveryState
  answer: string | null
  queuedAt: Date
  kind: 'share' | 'update'
  target: 'ui' | 'sds'
  senderName: string
  messageLanguage: LanguageCode
  firstProduct: string
  products: number
}

/** Mails of a workgroup, the newest first. */
export async function listMails(db: Kysely<Database>, workgroupId: number, offset: number, limit: number): Promise<ListedMail[]> {
  return selectMails(db, workgroupId)
    .select([
      'deliveries.id',
      'deliveries.share_id as shareId',
      'email',
      'state',
      'answer',
      'queued_at as queuedAt',
      'kind',
      'target',
      'sender_name as senderName',
      'message_language as messageLanguage',
    ])
    .innerJoin('share_products', (join) => join.onRef('share_products.share_id', '=', 'shares.id').on('share_products.position', '=', 0))
    .select('share_products.name as firstProduct')
    .select(({ selectFrom, fn }) =>
      selectFrom('share_products as counted')
        .select(fn.countAll<number>().as('count'))
        .whereRef('counted.share_id', '=', 'shares.id')
        .$asScalar()
        .$notNull()
        .as('products'),
    )
    .orderBy('shares.id', 'desc')
    .orderBy('deliveries.position')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countMails(db: Kysely<Database>, workgroupId: number): Promise<number> {
  const { count } = await selectMails(db, workgroupId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function selectMails(db: Kysely<Database>, workgroupId: number) {
  return db.selectFrom('deliveries').innerJoin('shares', 'shares.id', 'deliveries.share_id').where('shares.workgroup_id', '=', workgroupId)
}
