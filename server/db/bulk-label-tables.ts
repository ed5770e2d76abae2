import type { Generated } from 'kysely'
import type { AppliedRule } from '../../documents/label/list-rules.ts'
import type { OverflowReport } from '../../documents/label/report-overflow.ts'
import type { Fixed, FixedJson, Json } from './column-types.ts'

export type BulkState = 'waiting' | 'composing' | 'rendering' | 'done' | 'failed'

/** Why an order does not print the label of one of its products. */
export interface BulkReport {
  synonymId: number
  name: string
  /**
   * `noLabel`: the product has no published label; `languages`: it lacks a requested language; `noRelief`: nothing may be left out of it,
   * or its content is unknown; `doesNotFit`.
   */
  reason: 'noLabel' | 'languages' | 'noRelief' | 'doesNotFit'
  /** Only for a label that does not fit. */
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
  /** Number of products composed so far. */
  done: number
  total: Fixed<number>
  labels: number
  reports: Json<BulkReport[]>
  /** Rules that the labels of the document follow. */
  rules: Json<AppliedRule[]>
  /** Key of the document in the cache. */
  key: string | null
  /** How often a process has started on it. */
  attempts: number
  /** The process that works on it, and the time until which others leave it alone. */
  runner: string | null
  lease_until: Date
  created_at: Date
}

/** A product whose public pages are to be purged from caches in front. */
export interface CachePurgesTable {
  permalink_id: Fixed<number>
  created_at: Generated<Date>
}

/** One row while there is a cache to be told. */
export interface CachePurgingTable {
  is_on: Fixed<boolean>
}

/** How often a caller has called within the minute that ends then. */
export interface CallCountsTable {
  key: Fixed<string>
  count: number
  ends_at: Date
}
