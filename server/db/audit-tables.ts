import type { GeneratedAlways } from 'kysely'
import type { AuditKind, AuditParams } from '../../shared/audit-log.ts'
import type { Fixed, FixedJson } from './column-types.ts'

/** Who did what in a workgroup: added in the transaction that does it, and never changed (docs/decisions/181-sessions-and-the-log.md). */
export interface AuditTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  kind: Fixed<AuditKind>
  /** Name as it was; null: a command on the server. */
  done_by: Fixed<string | null>
  /** The account, of which nothing may be left. */
  user_id: Fixed<number | null>
  permalink_id: Fixed<number | null>
  params: FixedJson<AuditParams>
  done_at: GeneratedAlways<Date>
}

/** Of the version before: nothing reads it, and a later migration takes it away. What a machine of that version writes comes into `deeds`. */
export interface OldAuditTable {
  id: GeneratedAlways<number>
  permalink_id: GeneratedAlways<number>
  kind: GeneratedAlways<string>
  value: GeneratedAlways<string | null>
  done_by: GeneratedAlways<string>
  done_at: GeneratedAlways<Date>
}
