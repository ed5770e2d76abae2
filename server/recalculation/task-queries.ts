import { type Kysely, sql, type Transaction } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Role } from '../../shared/account.ts'
import type { ResultBasis, StoredResult, TaskInput } from '../db/recalculation-tables.ts'
import type { Database } from '../db/schema.ts'

/** The author of a task, as a member of the workgroup; undefined: no longer an editor. */
export async function findTaskUser(db: Kysely<Database>, userId: number, workgroupId: number): Promise<TaskUser | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'interface_language as interfaceLanguage', 'role'])
    .where('users.id', '=', userId)
    .where('workgroup_id', '=', workgroupId)
    .where('role', 'in', ['editor', 'owner'])
    .executeTakeFirst()
}

export interface TaskUser {
  id: number
  name: string
  email: string
  interfaceLanguage: LanguageCode
  role: Role
}

/**
 * Starts another task on a finished recalculation for the named products; those to which it does not apply are left out.
 * @returns the number of its products; null: the workgroup has no such recalculation
 */
export async function startTask(
  tx: Transaction<Database>,
  { id, workgroupId, userId }: { id: number; workgroupId: number; userId: number },
  task: 'take' | 'publish',
  products: 'all' | readonly number[],
  input: TaskInput,
): Promise<number | null> {
  const known = await tx
    .selectFrom('recalculations')
    .select('id')
    .where('id', '=', id)
    .where('workgroup_id', '=', workgroupId)
    .executeTakeFirst()
  if (known === undefined) return null
  const isDue = task === 'take' ? sql`outcome = 'changed' and taken is null` : sql`taken is not null and published is null`
  const { rows } = await sql<{ permalink_id: number }>`
    update recalculated_products set queued = true, left_out = null
    where recalculation_id = ${id} and ${isDue}
      ${products === 'all' ? sql`` : sql`and permalink_id = any(${[...products]}::integer[])`}
    returning permalink_id`.execute(tx)
  if (rows.length === 0) return 0
  const due = rows.map((row) => row.permalink_id)
  await sql`
    update recalculated_products set queued = false
    where recalculation_id = ${id} and queued and permalink_id <> all(${due}::integer[])`.execute(tx)
  await tx
    .updateTable('recalculations')
    .set({
      state: 'running',
      task,
      task_input: JSON.stringify(input),
      task_total: rows.length,
      user_id: userId,
      ended_at: null,
      runner: null,
      lease_until: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  return rows.length
}

/** A product whose turn it is in a task, with its result. */
export interface DueProduct {
  permalinkId: number
  result: StoredResult | null
  taken: { revision: number } | null
  isStale: boolean
}

export async function listDue(
  db: Kysely<Database>,
  { id, workgroupId }: { id: number; workgroupId: number },
  states: string,
  most: number,
): Promise<DueProduct[]> {
  const { rows } = await sql<DueProduct>`
    select one.permalink_id as "permalinkId", one.result, one.taken, ${isStale(workgroupId, states)} as "isStale"
    from recalculated_products as one
      left join recipes on recipes.permalink_id = one.permalink_id
      left join drafts on drafts.permalink_id = one.permalink_id
    where one.recalculation_id = ${id} and one.queued
    order by one.permalink_id limit ${most}`.execute(db)
  return rows
}

/** Whether the basis of a result has changed since; for queries with `one`, `recipes` and `drafts`. */
export const isStale = (workgroupId: number, states: string) => sql<boolean>`
  coalesce(one.basis is not null and one.published is null and (
    one.basis ->> 'states' <> ${states}
    or (one.basis ->> 'recipe')::integer <> coalesce(recipes.revision, 0)
    or coalesce((one.basis ->> 'draft')::integer <> coalesce(drafts.revision, 0), false)
    or exists (
      select from jsonb_each_text(one.basis -> 'own') as used (key, revision)
        left join own_substances as own on own.workgroup_id = ${workgroupId} and own.key = used.key
      where used.revision::integer is distinct from coalesce(own.revision, 0))), false)`

/** Stores what a task did for a product, or why it did nothing. */
export async function saveTaskResult(
  db: Kysely<Database>,
  id: number,
  permalinkId: number,
  done: { taken: object; basis: Partial<ResultBasis> } | { published: object } | { left: object },
): Promise<void> {
  const set =
    'taken' in done
      ? sql`taken = ${JSON.stringify(done.taken)}::jsonb, basis = basis || ${JSON.stringify(done.basis)}::jsonb`
      : 'published' in done
        ? sql`published = ${JSON.stringify(done.published)}::jsonb`
        : sql`left_out = ${JSON.stringify(done.left)}::jsonb`
  await sql`
    update recalculated_products set queued = false, ${set}
    where recalculation_id = ${id} and permalink_id = ${permalinkId}`.execute(db)
}
