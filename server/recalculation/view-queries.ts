import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { RecalculatedProduct, RecalculationAnswer, RecalculationOutcome } from '../../shared/recalculation.ts'
import type { StoredResult } from '../db/recalculation-tables.ts'
import type { Database, PublicationState } from '../db/schema.ts'
import { publicationState } from '../products/state-queries.ts'
import { isStale } from './task-queries.ts'

type Counted = 'labels' | 'stale' | 'taken' | 'published'

export interface ViewedRecalculation extends Pick<
  RecalculationAnswer,
  'id' | 'change' | 'name' | 'state' | 'task' | 'outcomes' | 'total' | Counted
> {
  queued: number
  startedBy: string
  startedAt: Date
  endedAt: Date | null
}

/** Recalculations of a workgroup, the newest first. @param id of one of them; null: all */
export async function listRecalculations(
  db: Kysely<Database>,
  workgroupId: number,
  states: string,
  id: number | null,
): Promise<ViewedRecalculation[]> {
  const { rows } = await sql<ViewedRecalculation>`
    select whole.id, whole.change, whole.state, whole.task, whole.task_total as total,
      coalesce(own.record ->> 'name', whole.change ->> 'substance', whole.change ->> 'key', '') as name,
      whole.started_by as "startedBy", whole.started_at as "startedAt", whole.ended_at as "endedAt",
      counted.outcomes, counted.queued, counted.labels, counted.stale, counted.taken, counted.published
    from recalculations as whole
      left join own_substances as own on own.workgroup_id = whole.workgroup_id and own.key = whole.change ->> 'key',
      lateral (
        select jsonb_build_object(
            'changed', count(*) filter (where outcome = 'changed'), 'failed', count(*) filter (where outcome = 'failed'),
            'unchanged', count(*) filter (where outcome = 'unchanged'), 'waiting', count(*) filter (where outcome is null)) as outcomes,
          count(*) filter (where queued)::integer as queued, count(*) filter (where is_label)::integer as labels,
          count(*) filter (where ${isStale(workgroupId, states)})::integer as stale,
          count(*) filter (where taken is not null)::integer as taken, count(*) filter (where published is not null)::integer as published
        from recalculated_products as one
          left join recipes on recipes.permalink_id = one.permalink_id
          left join drafts on drafts.permalink_id = one.permalink_id
        where one.recalculation_id = whole.id) as counted
    where whole.workgroup_id = ${workgroupId} ${id === null ? sql`` : sql`and whole.id = ${id}`}
    order by whole.id desc`.execute(db)
  return rows
}

export interface ViewedProduct extends Pick<RecalculatedProduct, 'failure' | 'taken' | 'published' | 'left'> {
  permalinkId: number
  synonymId: number
  name: string
  state: PublicationState
  outcome: RecalculationOutcome | null
  isLabel: boolean
  result: StoredResult | null
  isStale: boolean
  draftBy: string | null
  isMine: boolean
  draftAt: Date | null
  total: number
}

/** Products of a recalculation, those with a changed label first. An empty page has no row from which to read the total. */
export async function listRecalculated(
  db: Kysely<Database>,
  requested: { id: number; workgroupId: number; userId: number; states: string },
  { outcome, page, pageSize }: { outcome?: RecalculationOutcome | undefined; page: number; pageSize: number },
): Promise<ViewedProduct[]> {
  const ofOutcome = outcome === undefined ? sql`` : sql`and one.outcome = ${outcome}`
  const { rows } = await sql<ViewedProduct>`
    select one.permalink_id as "permalinkId", coalesce((products.record #>> '{synonyms,0,id}')::integer, 0) as "synonymId", products.name,
      ${publicationState('products')} as state, one.outcome, one.failure, one.is_label as "isLabel", one.result, one.taken, one.published,
      one.left_out as "left", ${isStale(requested.workgroupId, requested.states)} as "isStale", count(*) over ()::integer as total,
      case when ${isOpenDraft} then coalesce(nullif(users.name, ''), users.email, '') end as "draftBy",
      case when ${isOpenDraft} then draft_revisions.saved_at end as "draftAt",
      coalesce(draft_revisions.user_id = ${requested.userId}, false) as "isMine"
    from recalculated_products as one
      join products on products.permalink_id = one.permalink_id
      left join recipes on recipes.permalink_id = one.permalink_id
      left join drafts on drafts.permalink_id = one.permalink_id
      left join draft_revisions on draft_revisions.permalink_id = drafts.permalink_id and draft_revisions.revision = drafts.revision
      left join users on users.id = draft_revisions.user_id
    where one.recalculation_id = ${requested.id} ${ofOutcome}
    order by case one.outcome when 'changed' then 0 when 'failed' then 1 when 'unchanged' then 2 else 3 end, one.is_label desc,
      products.sort_name, one.permalink_id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

export async function countRecalculated(db: Kysely<Database>, id: number, outcome: RecalculationOutcome | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from recalculated_products
    where recalculation_id = ${id} ${outcome === undefined ? sql`` : sql`and outcome = ${outcome}`}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The newest recalculation of all products of a workgroup for the law of a day, if there is one that was not stopped. */
export async function findRecalculationOfLaw(
  db: Kysely<Database>,
  workgroupId: number,
  day: string,
): Promise<{ id: number; changed: number; is_running: boolean } | null> {
  const { rows } = await sql<{ id: number; changed: number; is_running: boolean }>`
    select whole.id, whole.state = 'running' as is_running,
      (select count(*)::integer from recalculated_products where recalculation_id = whole.id and outcome = 'changed') as changed
    from recalculations as whole
    where whole.workgroup_id = ${workgroupId} and whole.state <> 'cancelled' and whole.change ->> 'kind' = 'law'
      and whole.change ->> 'to' = ${day} and not whole.change ? 'substance'
    order by whole.id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Whether the product has saved changes that are not published. */
const isOpenDraft: RawBuilder<boolean> = sql`
  (draft_revisions.user_id is not null and (drafts.blank_record is not null or draft_revisions.record_hash <> products.record_hash))`
