import type { Generated, GeneratedAlways } from 'kysely'
import type {
  LeftOut,
  ProductDifference,
  RecalculatedProduct,
  RecalculationChange,
  RecalculationOutcome,
  RecalculationTask,
} from '../../shared/recalculation.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Fixed, FixedJson, Json } from './column-types.ts'

/** Options of a task, as its caller gave them. */
export interface TaskInput {
  differences?: boolean
  overDrafts?: readonly number[]
  date?: string
  reason?: Text
}

export interface RecalculationsTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  change: FixedJson<RecalculationChange>
  state: 'running' | 'done' | 'cancelled'
  task: RecalculationTask
  task_input: Json<TaskInput> | null
  /** Products of the task. */
  task_total: number
  /** Who ordered it: drafts are changed and published in this person's name. Null: the account was deleted. */
  user_id: number | null
  started_by: Fixed<string>
  started_at: Generated<Date>
  ended_at: Date | null
  /** The process that works on it, and the time until which others leave it alone. */
  runner: string | null
  lease_until: Generated<Date>
}

/** A proposal that the change adds, removes or alters. */
export interface FollowingProposal {
  id: string
  madeFor: string
  state: 'open' | 'differs' | 'gone'
}

export interface StoredResult {
  difference: ProductDifference
  follows: FollowingProposal[]
}

/** What a result rests on; if the current state differs, the result is stale. */
export interface ResultBasis {
  /** Revision of the recipe; 0: none was stored, and the record was used instead. */
  recipe: number
  /** Revision of the draft, where the record was used instead of a recipe. */
  draft: number | null
  /** Own substances by key, with their revision. */
  own: Record<string, number>
  /** Version of the stored states of Annex VI. */
  states: string
}

export interface RecalculatedProductsTable {
  recalculation_id: Fixed<number>
  permalink_id: Fixed<number>
  /** The current task has not been done for it yet. */
  queued: boolean
  outcome: RecalculationOutcome | null
  failure: RecalculatedProduct['failure']
  is_label: Generated<boolean>
  result: Json<StoredResult> | null
  basis: Json<ResultBasis> | null
  taken: Json<NonNullable<RecalculatedProduct['taken']>> | null
  published: Json<NonNullable<RecalculatedProduct['published']>> | null
  left_out: Json<LeftOut> | null
}
