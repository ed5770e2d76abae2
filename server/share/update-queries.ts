import { type Kysely, sql, type Transaction } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'

/** Somebody who received an older version of a safety data sheet, and none since. */
export interface OutdatedRecipient {
  permalinkId: number
  productName: string
  currentVersion: number
  currentRevisedOn: string
  email: string
  version: number
  receivedAt: Date
  documentLanguage: LanguageCode
  messageLanguage: LanguageCode
  /** Whether they got the sheet as an attached file too. */
  pdf: boolean
  brand: string
  shareId: number
  synonymId: number
}

/**
 * Recipients of the last 12 months who do not have the newest version: REACH Article 31(9), last sentence. A mail that was refused or came
 * back was not received; one that is still under way, or whose fate is unknown, counts as received.
 */
export async function listOutdatedRecipients(
  db: Kysely<Database>,
  workgroupId: number,
  permalinkId: number | null,
): Promise<OutdatedRecipient[]> {
  const { rows } = await sql<OutdatedRecipient>`
    with received as (
      select distinct on (item.permalink_id, lower(delivery.email))
        item.permalink_id, item.synonym_id, delivery.email, item.sds_version, delivery.queued_at,
        share.document_language, share.message_language, share.brand, share.id as share_id,
        bool_or(share.attach) over (partition by item.permalink_id, lower(delivery.email)) as pdf
      from shares as share
      join share_products as item on item.share_id = share.id
      join deliveries as delivery on delivery.share_id = share.id
      where share.workgroup_id = ${workgroupId}
        and (${permalinkId}::integer is null or item.permalink_id = ${permalinkId})
        and (share.target = 'sds' or share.attach) and item.sds_version is not null and share.document_language is not null
        and delivery.state not in ('refused', 'bounced')
        and delivery.queued_at > now() - interval '12 months'
      order by item.permalink_id, lower(delivery.email), item.sds_version desc, delivery.queued_at desc
    )
    select received.permalink_id as "permalinkId", product.name as "productName", newest.number as "currentVersion",
      newest.revision_date as "currentRevisedOn", received.email, received.sds_version as version, received.queued_at as "receivedAt",
      received.document_language as "documentLanguage", received.message_language as "messageLanguage", received.pdf, received.brand,
      received.share_id as "shareId", received.synonym_id as "synonymId"
    from received
    join products as product on product.permalink_id = received.permalink_id and product.status = 'active'
      and product.workgroup_id = ${workgroupId}
    join lateral (
      select number, revision_date from published_versions as version
      where version.permalink_id = received.permalink_id and kind = 'sds' order by number desc limit 1
    ) as newest on newest.number > received.sds_version
    order by product.name, received.permalink_id, lower(received.email)`.execute(db)
  return rows
}

/**
 * Lets updates of one product be sent one after another, so that two people who send them at the same time send them only once. Ends with
 * the transaction.
 */
export async function waitForOtherUpdates(tx: Transaction<Database>, permalinkId: number): Promise<void> {
  await holdLockOf(tx, 'updates', permalinkId)
}

export async function findUpdateSetting(db: Kysely<Database>, workgroupId: number): Promise<'ask' | 'send'> {
  const { setting } = await db
    .selectFrom('workgroups')
    .select('sds_updates as setting')
    .where('id', '=', workgroupId)
    .executeTakeFirstOrThrow()
  return setting
}

export async function updateUpdateSetting(db: Kysely<Database>, workgroupId: number, setting: 'ask' | 'send'): Promise<void> {
  await db.updateTable('workgroups').set({ sds_updates: setting }).where('id', '=', workgroupId).execute()
}

/** The workgroup of a product, and whether it sends updates automatically. */
export async function findWorkgroupOfProduct(
  db: Kysely<Database>,
  permalinkId: number,
): Promise<{ id: number; name: string; setting: 'ask' | 'send' } | undefined> {
  return db
    .selectFrom('products')
    .innerJoin('workgroups', 'workgroups.id', 'products.workgroup_id')
    .select(['workgroups.id', 'workgroups.name', 'sds_updates as setting'])
    .where('permalink_id', '=', permalinkId)
    .executeTakeFirst()
}
