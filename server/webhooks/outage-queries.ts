import { type Kysely, sql, type Transaction } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'

/** Hours for which a receiver may take nothing before its owners are told. */
const hoursUntilTold = 24
/** Hours that messages given up are gathered for one entry of the log: at first, so that those of one outage come together, and later. */
const hoursUntilEntry = { first: 1, next: 24 }

/** Whoever takes a message has answered; its next failure is another outage. */
export async function noteTaken(tx: Transaction<Database>, webhookId: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: null, failed_at: null, owners_told_at: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

/** @param givenUp whether the message was given up with it */
export async function noteFailure(tx: Transaction<Database>, webhookId: number, givenUp: boolean): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, clock_timestamp())`, failed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', webhookId)
    .execute()
  if (givenUp) await noteGivenUp(tx, webhookId, 1)
}

/** Counts what is given up for the log of the workgroup. */
export async function noteGivenUp(tx: Transaction<Database>, webhookId: number, count: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({
      given_up_unlogged: sql<number>`given_up_unlogged + ${count}`,
      given_up_log_at: sql<Date>`case when given_up_unlogged = 0
        then greatest(given_up_log_at, now() + make_interval(hours => ${hoursUntilEntry.first})) else given_up_log_at end`,
    })
    .where('id', '=', webhookId)
    .execute()
}

export interface SilentReceiver {
  workgroupId: number
  url: string
  since: Date
}

/**
 * Receivers that failed for a day, each once for as long as it fails: the caller tells their owners in the same transaction. What counts is an
 * attempt a day after the first, so that nobody is told because the server itself stood still.
 */
export async function takeSilentReceivers(tx: Transaction<Database>): Promise<SilentReceiver[]> {
  const { rows } = await sql<SilentReceiver>`
    update webhooks set owners_told_at = now() where id in (
      select id from webhooks where active and owners_told_at is null
        and failed_at >= failing_since + make_interval(hours => ${hoursUntilTold}) for update skip locked)
    returning workgroup_id as "workgroupId", url, failing_since as since`.execute(tx)
  return rows
}

/** Counts of messages given up that are due for the log, which the caller writes in the same transaction. */
export async function takeGivenUp(tx: Transaction<Database>): Promise<{ workgroupId: number; url: string; count: number }[]> {
  const { rows } = await sql<{ workgroupId: number; url: string; count: number }>`
    with due as (
      select id, given_up_unlogged as count from webhooks where given_up_unlogged > 0 and given_up_log_at <= now() for update skip locked)
    update webhooks set given_up_unlogged = 0, given_up_log_at = now() + make_interval(hours => ${hoursUntilEntry.next})
    from due where due.id = webhooks.id
    returning workgroup_id as "workgroupId", url, due.count`.execute(tx)
  return rows
}

export interface ToldOwner {
  email: string
  language: LanguageCode
  workgroup: string
  brand: string
}

/** The people who own a workgroup. Keys have no address. */
export async function listToldOwners(tx: Transaction<Database>, workgroupId: number): Promise<ToldOwner[]> {
  return tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('workgroups', 'workgroups.id', 'memberships.workgroup_id')
    .select(['users.email', 'users.interface_language as language', 'workgroups.name as workgroup', 'workgroups.brand'])
    .where('memberships.workgroup_id', '=', workgroupId)
    .where('memberships.role', '=', 'owner')
    .where('users.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('users.id')
    .execute()
}

/** Messages that wait for receivers, those that are paused among them. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['new', 'waiting'])
    .executeTakeFirstOrThrow()
  return count
}
