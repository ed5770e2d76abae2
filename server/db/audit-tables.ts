import type { GeneratedAlways } from 'kysely'
import type { AuditKind, AuditParams } from '../../shared/audit-log.ts'
import type { Fixed, FixedJson } from './column-types.ts'

/**
 * Who did what in a workgroup: written in the transaction that makes the change, and never changed
 * (docs/decisions/181-sessions-and-the-log.md).
 */
export interface AuditTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  kind: Fixed<AuditKind>
  /** Name at that time; null: a command on the server. */
  done_by: Fixed<string | null>
  /** The account, which may have been deleted since. */
  user_id: Fixed<number | null>
  permalink_id: Fixed<number | null>
  params: FixedJson<AuditParams>
  done_at: GeneratedAlways<Date>
}

/**
 * Table of the previous version: nothing reads it, and a later migration will drop it. A trigger copies rows that a machine of that version
 * writes into `deeds`.
 */
export interface OldAuditTable {
  id: GeneratedAlways<number>
  permalink_id: GeneratedAlways<number>
  kind: GeneratedAlways<string>
  value: GeneratedAlways<string | null>
  done_by: GeneratedAlways<string>
  done_at: GeneratedAlways<Date>
}
