import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LanguageCode } from '../../shared/languages.ts'
import type { DeliveryStateName } from '../../shared/share.ts'
import { holdLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import type { DeliveryState } from '../db/share-tables.ts'
import type { Outcome } from './transport.ts'

/** A product in a mail. Names, versions and dates are those at the time of sharing. */
export interface MailedProduct {
  permalinkId: number
  synonymId: number
  name: string
  supplierName: string
  sdsVersion: number | null
  /** `YYYY-MM-DD` */
  revisedOn: string | null
  /** Of the frozen record from which the sheet is made, SHA-256. */
  sheetHash: string | null
  replacesVersion: number | null
  changedSections: number[] | null
}

/** The content of a share. The same type is planned, recorded and read back, so that a mail says what was recorded. */
export interface MailPlan {
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

/** A recorded plan with one of its recipients. */
export interface Delivery extends MailPlan {
  id: string
  workgroupId: number
  email: string
  messageId: string
  queuedAt: Date
  products: (MailedProduct & { token: string })[]
}

export interface NewDelivery {
  id: string
  email: string
  messageId: string
  /** Secret parts of the personal links, in the order of the products. */
  tokens: string[]
}

/** Records a mail for each recipient of a share, with its personal links. */
export async function insertDeliveries(tx: Transaction<Database>, shareId: number, deliveries: readonly NewDelivery[]): Promise<void> {
  await tx
    .insertInto('deliveries')
    .values(deliveries.map(({ id, email, messageId }, position) => ({ id, share_id: shareId, position, email, message_id: messageId })))
    .execute()
  await tx
    .insertInto('delivery_products')
    .values(deliveries.flatMap(({ id, tokens }) => tokens.map((token, position) => ({ delivery_id: id, position, token }))))
    .execute()
}

export async function findDelivery(db: Kysely<Database>, id: string): Promise<Delivery | undefined> {
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
            'permalink_id as permalinkId',
            'synonym_id as synonymId',
            'share_products.name',
            'supplier_name as supplierName',
            'sds_version as sdsVersion',
            'revised_on as revisedOn',
            'sheet_hash as sheetHash',
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

/** The mails of a share in the order of its recipients, with their delivery state. */
export async function listDeliveries(db: Kysely<Database>, shareId: number) {
  const deliveries = await db
    .selectFrom('deliveries')
    .select([
      'id',
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
    .where('share_id', '=', shareId)
    .orderBy('position')
    .execute()
  const opened = await db
    .selectFrom('delivery_products')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_products.delivery_id')
    .select(['delivery_id as deliveryId', 'opened_at as openedAt', 'pdf_hash as pdfHash'])
    .where('share_id', '=', shareId)
    .orderBy('delivery_products.position')
    .execute()
  const byDelivery = Map.groupBy(opened, ({ deliveryId }) => deliveryId)
  return deliveries.map((delivery) => ({ ...delivery, products: byDelivery.get(delivery.id) ?? [] }))
}

/**
 * Claims a delivery to send it now. One that another process has claimed counts as free, because the queue gives a job to a second process
 * only when the first is gone. Should the first still be alive, the number of the attempt keeps it from handing over.
 * @returns number of this attempt; undefined for a delivery that is not waiting to be sent
 */
export async function claimDelivery(db: Kysely<Database>, id: string): Promise<number | undefined> {
  const claimed = await db
    .updateTable('deliveries')
    .set({ state: 'sending', attempts: sql<number>`attempts + 1` })
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

/** Stores the outcome of an attempt. An answer that comes after the delivery was marked as unknown still counts. */
export async function settleAttempt(db: Kysely<Database>, id: string, attempt: number, { kind, answer }: Outcome): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const changes = {
    accepted: { state: 'accepted' as const, accepted_at: now },
    // There was no server to hand it over to.
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

export async function findDeliveryState(db: Kysely<Database>, id: string): Promise<{ state: DeliveryState; queuedAt: Date } | undefined> {
  return db.selectFrom('deliveries').select(['state', 'queued_at as queuedAt']).where('id', '=', id).executeTakeFirst()
}

/**
 * Settles a delivery whose process ended while handing over, so that it is unknown whether the server has the mail.
 * @param isRepeatable whether handing it over again would not duplicate it; then it is queued again
 */
export async function settleInterrupted(db: Kysely<Database>, id: string, isRepeatable: boolean): Promise<void> {
  await db
    .updateTable('deliveries')
    .set(
      isRepeatable
        ? { state: 'queued', answer: 'interrupted', handed_over_at: null }
        : { state: 'unknown', answer: 'interrupted while it was handed over; the answer of the mail server is not known' },
    )
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

/** Waiting mails without a job, as after restoring a backup, which does not contain the queue. */
export async function listLostDeliveries(tx: Transaction<Database>): Promise<string[]> {
  // Of several processes that start at once, only one queues them.
  await holdLock(tx, 'lostMails')
  const { rows } = await sql<{ id: string }>`
    select id from deliveries
    where state in ('queued', 'sending', 'handing_over') and id::text not in (
      select data ->> 'delivery' from queue.job
      where name = 'mail' and state in ('created', 'retry', 'active') and data ->> 'delivery' is not null)
    order by queued_at`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Marks a mail of unknown fate as accepted when its personal link is followed, whatever the link leads to: the recipient must have the
 * mail.
 */
export async function noteArrival(db: Kysely<Database>, deliveryId: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'accepted', accepted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', deliveryId)
    .where('state', '=', 'unknown')
    .execute()
}

/**
 * Marks a mail as bounced: it came back after a server had accepted it, either ours or, if we only wrote the file, somebody else's.
 * @returns whether there was such a mail
 */
export async function noteBounce(db: Kysely<Database>, workgroupId: number, messageId: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'bounced', bounced_at: sql<Date>`clock_timestamp()`, answer: reason })
    .from('shares')
    .whereRef('shares.id', '=', 'deliveries.share_id')
    .where('workgroup_id', '=', workgroupId)
    .where('message_id', '=', messageId)
    .where('state', 'in', ['accepted', 'written', 'unknown', 'bounced'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Queues a mail again that was refused, came back, never reached a server, or whose fate is unknown.
 * @returns whether it was one of these
 */
export async function requeueDelivery(
  tx: Transaction<Database>,
  workgroupId: number,
  shareId: number,
  deliveryId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: 'queued', handed_over_at: null, refused_at: null, bounced_at: null })
    .from('shares')
    .whereRef('shares.id', '=', 'deliveries.share_id')
    .where('workgroup_id', '=', workgroupId)
    .where('shares.id', '=', shareId)
    .where('deliveries.id', '=', deliveryId)
    .where('state', 'in', ['unknown', 'refused', 'bounced', 'written'] satisfies DeliveryStateName[])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
