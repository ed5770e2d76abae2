import { type Kysely, sql, type Transaction } from 'kysely'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { RecalculationChange, RecalculationOutcome } from '../../shared/recalculation.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { TaskInput } from '../db/recalculation-tables.ts'
import type { Database } from '../db/schema.ts'
import { selectProductsWith } from '../where-used/queries.ts'

/** Recalculations kept per workgroup. */
const kept = 20

export interface NewRecalculation {
  workgroupId: number
  change: RecalculationChange
  user: { id: number; name: string }
}

/** Whether one is under way in the workgroup. Locks the workgroup until the transaction ends. */
export async function lockRecalculations(tx: Transaction<Database>, workgroupId: number): Promise<{ isRunning: boolean }> {
  await tx.selectFrom('workgroups').select('id').where('id', '=', workgroupId).forUpdate().executeTakeFirstOrThrow()
  const found = await tx
    .selectFrom('recalculations')
    .select('id')
    .where('workgroup_id', '=', workgroupId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return { isRunning: found !== undefined }
}

/**
 * Products of the workgroup that are not withdrawn, by id.
 * @param by tokens of substances that they contain; null: all
 * @param among permalink ids; null: all
 */
export async function listConcerned(
  db: Kysely<Database>,
  workgroupId: number,
  by: readonly string[] | null,
  among: readonly number[] | null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select permalink_id as id from products
    where workgroup_id = ${workgroupId} and status = 'active'
      ${by === null ? sql`` : sql`and permalink_id in (${selectProductsWith(workgroupId, by)})`}
      ${among === null ? sql`` : sql`and permalink_id = any(${[...among]}::integer[])`}
    order by permalink_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Stores a recalculation with its products, all to be calculated, and deletes the oldest of the workgroup. */
export async function insertRecalculation(
  tx: Transaction<Database>,
  { workgroupId, change, user }: NewRecalculation,
  products: readonly number[],
): Promise<number> {
  const { id } = await tx
    .insertInto('recalculations')
    .values({
      workgroup_id: workgroupId,
      change: JSON.stringify(change),
      state: 'running',
      task: 'calculate',
      task_total: products.length,
      user_id: user.id,
      started_by: user.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into recalculated_products (recalculation_id, permalink_id, queued)
    select ${id}, product, true from unnest(${[...products]}::integer[]) as product`.execute(tx)
  await sql`
    delete from recalculations where workgroup_id = ${workgroupId} and id not in (
      select id from recalculations where workgroup_id = ${workgroupId} order by id desc limit ${kept})`.execute(tx)
  return id
}

/** A recalculation that a process works on. */
export interface ClaimedRecalculation {
  id: number
  workgroupId: number
  change: RecalculationChange
  task: 'calculate' | 'take' | 'publish'
  input: TaskInput
  userId: number | null
}

/** Claims a running one that no living process works on; undefined: there is none. */
export async function claimRecalculation(db: Kysely<Database>, runner: string, seconds: number): Promise<ClaimedRecalculation | undefined> {
  const { rows } = await sql<ClaimedRecalculation>`
    update recalculations set runner = ${runner}, lease_until = clock_timestamp() + make_interval(secs => ${seconds})
    where id = (
      select id from recalculations where state = 'running' and lease_until <= clock_timestamp()
      order by lease_until limit 1 for update skip locked)
    returning id, workgroup_id as "workgroupId", change, task, coalesce(task_input, '{}') as input, user_id as "userId"`.execute(db)
  return rows[0]
}

/** Renews the lease of this process. @returns false: the task was cancelled, or another process took over */
export async function renewLease(db: Kysely<Database>, id: number, runner: string, seconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recalculations')
    .set({ lease_until: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases the lease, so that another process, or this one after its next start, can go on. */
export async function releaseLease(db: Kysely<Database>, id: number, runner: string): Promise<void> {
  await db
    .updateTable('recalculations')
    .set({ lease_until: sql`clock_timestamp()`, runner: null })
    .where('id', '=', id)
    .where('runner', '=', runner)
    .execute()
}

/** What was not done when a task is stopped stays queued, so that everybody sees how far it came; nothing but a running one is worked on. */
export async function endRecalculation(
  db: Kysely<Database>,
  id: number,
  state: 'done' | 'cancelled',
  by: { runner: string } | { workgroupId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recalculations')
    .set({ state, ended_at: sql`clock_timestamp()`, runner: null })
    .where('id', '=', id)
    .where('runner' in by ? 'runner' : 'workgroup_id', '=', 'runner' in by ? by.runner : by.workgroupId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A product whose turn it is, in its current state. */
export interface QueuedProduct {
  permalinkId: number
  recipe: unknown
  /** Own substances that the recipe names. */
  keys: string[]
  recipeRevision: number
  draftRevision: number
  working: WorkingRecord
  stored: ProductRecord
}

export async function listQueued(db: Kysely<Database>, id: number, most: number): Promise<QueuedProduct[]> {
  const { rows } = await sql<Omit<QueuedProduct, 'working'> & { written: string | null }>`
    select products.permalink_id as "permalinkId", recipes.recipe,
      array(select substr(token, 5) from unnest(recipes.component_tokens) as token where token like 'own:%') as keys,
      coalesce(recipes.revision, 0) as "recipeRevision",
      coalesce(drafts.revision, 0) as "draftRevision", products.record as stored, draft_revisions.record as written
    from (
      select permalink_id from recalculated_products where recalculation_id = ${id} and queued order by permalink_id limit ${most}) as next
      join products on products.permalink_id = next.permalink_id
      left join recipes on recipes.permalink_id = next.permalink_id
      left join drafts on drafts.permalink_id = next.permalink_id
      left join draft_revisions on draft_revisions.permalink_id = drafts.permalink_id and draft_revisions.revision = drafts.revision
    order by products.permalink_id`.execute(db)
  return rows.map(({ written, ...row }) => ({ ...row, working: written === null ? row.stored : JSON.parse(written) }))
}

export async function saveOutcome(
  db: Kysely<Database>,
  id: number,
  permalinkId: number,
  found: { outcome: RecalculationOutcome; failure: string | null; isLabel: boolean; result: object | null; basis: object },
): Promise<void> {
  await sql`
    update recalculated_products
    set queued = false, outcome = ${found.outcome}, failure = ${found.failure}, is_label = ${found.isLabel},
      result = ${found.result === null ? null : JSON.stringify(found.result)}::jsonb, basis = ${JSON.stringify(found.basis)}::jsonb
    where recalculation_id = ${id} and permalink_id = ${permalinkId}`.execute(db)
}
