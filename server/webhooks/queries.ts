import { type Kysely, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { webhookChange, WebhookDeliveriesQuery, WebhookEvent } from '../../shared/webhooks.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import { markWaitingAsNew } from './lane-queries.ts'

const waiting = sql<number>`(select count(*)::int from webhook_deliveries
  where webhook_id = webhooks.id and state in ('new', 'waiting'))`
const waitingSince = sql<Date | null>`(select min(occurred_at) from webhook_deliveries
  where webhook_id = webhooks.id and state in ('new', 'waiting'))`
const givenUp = sql<number>`(select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = 'failed')`
const listed = ['id', 'url', 'events', 'active', 'created_at', 'created_by', 'failing_since'] as const
const overlap = sql<Date | null>`case when previous_secret_until > now() then previous_secret_until end`

export async function listWebhooks(db: Kysely<Database>, workgroupId: number) {
  return db
    .selectFrom('webhooks')
    .select(listed)
    .select([overlap.as('previous_secret_until'), waiting.as('waiting'), waitingSince.as('waiting_since'), givenUp.as('given_up')])
    .where('workgroup_id', '=', workgroupId)
    .orderBy('id')
    .execute()
}
export type StoredWebhook = Awaited<ReturnType<typeof listWebhooks>>[number]

export async function findWebhook(db: Kysely<Database>, workgroupId: number, id: number): Promise<StoredWebhook | undefined> {
  return (await listWebhooks(db, workgroupId)).find((one) => one.id === id)
}

/** Whoever adds a receiver to a workgroup waits for the others who do. @returns how many there are */
export async function countWebhooks(tx: Transaction<Database>, workgroupId: number): Promise<number> {
  await holdLockOf(tx, 'webhooks', workgroupId)
  return (await listWebhooks(tx, workgroupId)).length
}

export interface NewWebhook {
  workgroupId: number
  url: string
  events: readonly WebhookEvent[]
  active: boolean
  secret: string
  createdBy: string
}

export async function insertWebhook(tx: Transaction<Database>, { workgroupId, events, createdBy, ...rest }: NewWebhook): Promise<number> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({ workgroup_id: workgroupId, events: [...events], created_by: createdBy, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What waited while it was stopped goes on. @returns whether the workgroup has it */
export async function updateWebhook(
  tx: Transaction<Database>,
  workgroupId: number,
  id: number,
  changes: z.infer<typeof webhookChange>,
): Promise<boolean> {
  const { url = sql.ref<string>('url'), active = sql.ref<boolean>('active') } = changes
  /** Another address has yet to fail, and so has one that was paused; the same one does not answer for being saved. */
  const ifSame = <Kept>(column: string) => sql<Kept>`case when url = ${url} and active = ${active} then ${sql.ref(column)} end`
  const updated = await tx
    .updateTable('webhooks')
    // Whoever saves it wants it tried.
    .set({ ...changes, quiet_until: null })
    .set({ failing_since: ifSame('failing_since'), failed_at: ifSame('failed_at'), owners_told_at: ifSame('owners_told_at') })
    .where('workgroup_id', '=', workgroupId)
    .where('id', '=', id)
    .returning('active')
    .executeTakeFirst()
  if (updated?.active) await markWaitingAsNew(tx, id)
  return updated !== undefined
}

export async function deleteWebhook(db: Kysely<Database>, workgroupId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('workgroup_id', '=', workgroupId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Secrets that sign beside the newest and the one before it: one that its owner lost may have taken the place of the receiver's. */
const mostEarlierSecrets = 8

/** From now on a new secret signs, and those before beside it for some hours: none of them for longer than it was told to. */
export async function renewSecret(
  tx: Transaction<Database>,
  workgroupId: number,
  id: number,
  { secret, overlapHours }: { secret: string; overlapHours: number },
): Promise<boolean> {
  const before = await tx
    .selectFrom('webhooks')
    .select(['previous_secret as previous', 'previous_secret_until as until', 'earlier_secrets as earlier', sql<Date>`now()`.as('now')])
    .where('workgroup_id', '=', workgroupId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  const { previous, until, earlier, now } = before
  const end = new Date(now.getTime() + overlapHours * 3_600_000)
  const kept = [...(previous !== null && until !== null ? [{ secret: previous, until: until.toISOString() }] : []), ...earlier]
    .map((one) => ({ ...one, until: new Date(Math.min(Date.parse(one.until), end.getTime())) }))
    .filter((one) => one.until > now)
    .slice(0, mostEarlierSecrets)
  await tx
    .updateTable('webhooks')
    .set({
      previous_secret: overlapHours > 0 ? sql<string>`secret` : null,
      previous_secret_until: overlapHours > 0 ? end : null,
      earlier_secrets: JSON.stringify(kept),
      secret,
    })
    .where('id', '=', id)
    .execute()
  return true
}

/** The newest messages to a receiver; `next`: those before it come after them. */
export async function listWebhookDeliveries(
  db: Kysely<Database>,
  webhookId: number,
  { state, before }: WebhookDeliveriesQuery,
  limit: number,
) {
  const states = state === 'waiting' ? (['new', 'waiting'] as const) : state === undefined ? null : [state]
  const found = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'message_id', 'type', 'permalink_id as product_id', 'occurred_at', 'attempts', 'attempted_at', 'answer'])
    .select(sql<'waiting' | 'delivered' | 'failed'>`case state when 'new' then 'waiting' else state end`.as('state'))
    .where('webhook_id', '=', webhookId)
    .$if(states !== null, (query) => query.where('state', 'in', states ?? []))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const deliveries = found.slice(0, limit)
  return { deliveries, next: found.length > limit ? (deliveries.at(-1)?.id ?? null) : null }
}

/** What was asked for once more has its three days anew. */
const again = { state: 'new', again_at: sql<Date>`now()` } as const

/** Puts all that was given up into the queue once more, in its order by product. @returns how many messages these are */
export async function sendAllAgain(db: Kysely<Database>, webhookId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(again)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Puts what was delivered or given up into the queue once more. @returns false for a message that there is not, or that waits anyhow */
export async function sendAgain(db: Kysely<Database>, webhookId: number, deliveryId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set(again)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .where('state', 'in', ['delivered', 'failed'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
