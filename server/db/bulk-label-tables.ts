import type { Generated } from 'kysely'
import type { AppliedRule } from '../../documents/label/list-rules.ts'
import type { OverflowReport } from '../../documents/label/report-overflow.ts'
import type { Fixed, FixedJson, Json } from './column-types.ts'

export type BulkState = 'waiting' | 'composing' | 'rendering' | 'done' | 'failed'

/** Why the label of a product of an order is not printed. */
export interface BulkReport {
  synonymId: number
  name: string
  /**
   * `noLabel`: the product has none that is published; `languages`: it lacks one that was asked for; `noRelief`: nothing of it may be left
   * out, or its content is unknown; `doesNotFit`.
   */
  reason: 'noLabel' | 'languages' | 'noRelief' | 'doesNotFit'
  /** Of a label that does not fit. */
  report?: OverflowReport
}

/** An order of labels in bulk, and how far it is. */
export interface BulkLabelJobsTable {
  id: Fixed<string>
  user_id: Fixed<number>
  workgroup_id: Fixed<number>
  /** A `BulkOrder`. */
  ordered: FixedJson<object>
  state: BulkState
  /** Products composed, of all. */
  done: number
  total: Fixed<number>
  labels: number
  reports: Json<BulkReport[]>
  /** Those that the labels of the document follow. */
  rules: Json<AppliedRule[]>
  /** Of the document in the cache. */
  key: string | null
  /** How often somebody began with it. */
  attempts: number
  /** Which process works on it, and until when others leave it alone. */
  runner: string | null
  lease_until: Date
  created_at: Date
}

/** A product whose public pages caches in front are to forget. */
export interface CachePurgesTable {
  permalink_id: Fixed<number>
  created_at: Generated<Date>
}

/** One row while there is a cache that is told. */
export interface CachePurgingTable {
  is_on: Fixed<boolean>
}

/** How often a caller has asked within the minute that ends then. */
export interface CallCountsTable {
  key: Fixed<string>
  count: number
  ends_at: Date
}
