import { type Kysely, sql, type Transaction } from 'kysely'
import type { WebhookEvent } from '../../shared/webhooks.ts'
import type { Database } from '../db/schema.ts'
import { noteFailure, noteGivenUp, noteTaken } from './outage-queries.ts'

/** What one receiver is told of one product, in order: a message is sent when the one before it was delivered or given up. */
export interface Lane {
  webhook: number
  product: number
}

/** Messages that the queue is told of at once. */
const portion = 1_000

/** Marks new messages as waiting, and returns their lanes: the caller tells the queue of them in the same transaction. */
export async function takeNewLanes(tx: Transaction<Database>): Promise<Lane[]> {
  const { rows } = await sql<Lane>`
    with taken as (
      update webhook_deliveries set state = 'waiting'
      where id in (select id from webhook_deliveries where state = 'new' order by id limit ${portion} for update skip locked)
      returning webhook_id, permalink_id)
    select distinct webhook_id as webhook, permalink_id as product from taken`.execute(tx)
  return rows
}

/** Makes waiting messages new, so that the queue is told of them again: those of one receiver, or all, as after a restore, since a backup has no queue. */
export async function markWaitingAsNew(db: Kysely<Database>, webhookId: number | null): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'new' })
    .where('state', '=', 'waiting')
    .$if(webhookId !== null, (query) => query.where('webhook_id', '=', webhookId ?? 0))
    .execute()
}

export interface WaitingMessage {
  id: number
  messageId: string
  type: WebhookEvent
  occurredAt: Date
  /** When it happened, or was last asked for once more: its days count from then. */
  dueSince: Date
  detail: { name: string } & Readonly<Record<string, unknown>>
  url: string
  /** Those that sign: the newest, and those before it as long as their hours are not over. */
  secrets: string[]
  /** Seconds for which the receiver is still to be left alone; 0: none. */
  quietFor: number
  /** made before */
  attempts: number
  permalinkId: number
  externalId: string | null
  brand: string
}

const secrets = sql<string[]>`
  array[secret] || array(select previous_secret where previous_secret_until > now())
  || array(select one ->> 'secret' from jsonb_array_elements(earlier_secrets) as one where (one ->> 'until')::timestamptz > now())`

/** The first message of a lane that waits; none where the receiver is stopped. */
export async function findNextMessage(db: Kysely<Database>, { webhook, product }: Lane): Promise<WaitingMessage | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
    .innerJoin('products', 'products.permalink_id', 'webhook_deliveries.permalink_id')
    .select(['webhook_deliveries.id', 'message_id as messageId', 'type', 'occurred_at as occurredAt', 'detail', 'url', 'attempts'])
    .select(sql<Date>`coalesce(again_at, occurred_at)`.as('dueSince'))
    .select(secrets.as('secrets'))
    .select(sql<number>`greatest(0, ceil(extract(epoch from coalesce(quiet_until - now(), interval '0'))))::int`.as('quietFor'))
    .select(['products.permalink_id as permalinkId', 'external_id as externalId', 'brand'])
    .where('webhook_id', '=', webhook)
    .where('webhook_deliveries.permalink_id', '=', product)
    .where('state', 'in', ['new', 'waiting'])
    .where('active', '=', true)
    .orderBy('webhook_deliveries.id')
    .limit(1)
    .executeTakeFirst()
}

/** What an attempt leaves of a message: `waiting` to be tried again, `failed` given up. */
export type AttemptEnd = 'waiting' | 'delivered' | 'failed'

/** Writes down what became of an attempt, of the message and of its receiver. */
export async function settleMessage(
  db: Kysely<Database>,
  { webhook, id }: { webhook: number; id: number },
  { state, answer }: { state: AttemptEnd; answer: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The receiver first, in the order of whoever saves or removes it.
    if (state === 'delivered') await noteTaken(tx, webhook)
    else await noteFailure(tx, webhook, state === 'failed')
    await tx
      .updateTable('webhook_deliveries')
      .set(({ eb }) => ({ state, answer, attempts: eb('attempts', '+', 1), attempted_at: sql<Date>`clock_timestamp()` }))
      .where('id', '=', id)
      .execute()
  })
}

/** The receiver asked to be left alone, by whichever lane. @param seconds from now on */
export async function keepQuiet(db: Kysely<Database>, webhookId: number, seconds: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ quiet_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', webhookId)
    .execute()
}

/** Days for which messages are kept, whatever became of them. */
const keptDays = 30

/** Those that were never sent, as of a receiver that is paused, count as given up. @returns how many these were */
export async function deleteOldMessages(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // The receivers first, as where an attempt is settled: whoever locks in another order may wait for ever.
    await sql`
      select id from webhooks where exists (
        select 1 from webhook_deliveries where webhook_id = webhooks.id and state in ('new', 'waiting')
          and occurred_at < now() - make_interval(days => ${keptDays}))
      order by id for no key update`.execute(tx)
    const { rows } = await sql<{ webhook: number; count: number }>`
      with gone as (
        delete from webhook_deliveries where occurred_at < now() - make_interval(days => ${keptDays}) returning webhook_id, state)
      select webhook_id as webhook, count(*)::int as count from gone where state in ('new', 'waiting')
      group by webhook_id order by webhook_id`.execute(tx)
    for (const { webhook, count } of rows) await noteGivenUp(tx, webhook, count)
    return rows.reduce((sum, { count }) => sum + count, 0)
  })
}
