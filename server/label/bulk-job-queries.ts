import { type Kysely, sql, type Transaction } from 'kysely'
import type { AppliedRule } from '../../documents/label/list-rules.ts'
import { holdLock } from '../db/advisory-locks.ts'
import type { BulkReport, BulkState } from '../db/bulk-label-tables.ts'
import type { Database } from '../db/schema.ts'
import type { BulkOrder } from './bulk-order.ts'

export interface BulkJob {
  id: string
  userId: number
  workgroupId: number
  order: BulkOrder
  state: BulkState
  /** Number of products composed so far. */
  done: number
  total: number
  labels: number
  reports: BulkReport[]
  /** Key of the document in the cache. */
  key: string | null
  /** Rules that the labels of the document follow. */
  rules: AppliedRule[]
  attempts: number
}

/** Minutes for which a job is kept, finished or not: its reports take some kilobytes. */
const remembered = 30
const underWay = sql<boolean>`state in ('waiting', 'composing', 'rendering')`
const columns = sql`id, user_id as "userId", workgroup_id as "workgroupId", ordered as "order", state, done, total, labels, reports, key, rules, attempts`

/** Counts unfinished jobs, of one user and of all, under an exclusive lock until the transaction ends. Deletes old jobs. */
export async function countUnderWay(tx: Transaction<Database>, userId: number): Promise<{ ofUser: number; all: number }> {
  await holdLock(tx, 'bulkLabels')
  await sql`delete from bulk_label_jobs where created_at < clock_timestamp() - make_interval(mins => ${remembered})`.execute(tx)
  const { rows } = await sql<{ ofUser: number; all: number }>`
    select count(*) filter (where user_id = ${userId}) as "ofUser", count(*) as "all" from bulk_label_jobs where ${underWay}`.execute(tx)
  return rows[0] ?? { ofUser: 0, all: 0 }
}

/** A repeated order starts again. */
export async function insertBulkJob(
  tx: Transaction<Database>,
  { id, userId, workgroupId, order, total }: Pick<BulkJob, 'id' | 'userId' | 'workgroupId' | 'order' | 'total'>,
): Promise<BulkJob> {
  const { rows } = await sql<BulkJob>`
    insert into bulk_label_jobs (id, user_id, workgroup_id, ordered, state, done, total, labels, reports, rules, attempts, lease_until, created_at)
    values (${id}, ${userId}, ${workgroupId}, ${JSON.stringify(order)}::jsonb, 'waiting', 0, ${total}, 0, '[]', '[]', 0,
      clock_timestamp(), clock_timestamp())
    on conflict (id) do update set state = 'waiting', done = 0, total = excluded.total, labels = 0, reports = '[]', rules = '[]', key = null,
      attempts = 0, runner = null, lease_until = excluded.lease_until, created_at = excluded.created_at
    returning ${columns}`.execute(tx)
  const [job] = rows
  if (!job) throw new Error('a job was not stored')
  return job
}

/** @param which `underWay`: only an unfinished one */
export async function findBulkJob(db: Kysely<Database>, id: string, which?: 'underWay'): Promise<BulkJob | undefined> {
  const { rows } = await sql<BulkJob>`
    select ${columns} from bulk_label_jobs where id = ${id} and created_at > clock_timestamp() - make_interval(mins => ${remembered})
      ${which === 'underWay' ? sql`and ${underWay}` : sql``}`.execute(db)
  return rows[0]
}

/** Claims the oldest job that no living process works on. */
export async function claimBulkJob(db: Kysely<Database>, runner: string, seconds: number): Promise<BulkJob | undefined> {
  const { rows } = await sql<BulkJob>`
    update bulk_label_jobs
    set runner = ${runner}, lease_until = ${inSeconds(seconds)}, state = 'composing', done = 0, attempts = attempts + 1
    where id = (
      select id from bulk_label_jobs where ${underWay} and lease_until <= clock_timestamp()
      order by created_at limit 1 for update skip locked)
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Stores the progress of this process with a job. @returns false: another one has taken it over */
export async function tellBulkProgress(
  db: Kysely<Database>,
  { id, runner }: { id: string; runner: string },
  { state, done }: Pick<BulkJob, 'state' | 'done'>,
  seconds: number,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update bulk_label_jobs set state = ${state}, done = ${done}, lease_until = ${inSeconds(seconds)}
    where id = ${id} and runner = ${runner}`.execute(db)
  return numAffectedRows > 0n
}

export async function endBulkJob(
  db: Kysely<Database>,
  { id, runner }: { id: string; runner: string },
  {
    state,
    done,
    labels,
    reports,
    rules,
    key,
  }: Pick<BulkJob, 'state' | 'done' | 'labels' | 'reports' | 'key'> & { rules: readonly AppliedRule[] },
): Promise<void> {
  await sql`
    update bulk_label_jobs
    set state = ${state}, done = ${done}, labels = ${labels}, reports = ${JSON.stringify(reports)}::jsonb,
      rules = ${JSON.stringify(rules)}::jsonb, key = ${key}, runner = null
    where id = ${id} and runner = ${runner}`.execute(db)
}

/** Releases the job, so that another process can start on it at once. */
export async function releaseBulkJob(db: Kysely<Database>, { id, runner }: { id: string; runner: string }): Promise<void> {
  await sql`
    update bulk_label_jobs set state = 'waiting', done = 0, attempts = attempts - 1, runner = null, lease_until = clock_timestamp()
    where id = ${id} and runner = ${runner}`.execute(db)
}

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`
