import type { GeneratedAlways } from 'kysely'
import type { DeedKind, DeedParams } from '../../shared/deeds.ts'
import type { Fixed, FixedJson } from './column-types.ts'

/** Who did what in a workgroup: added in the transaction that does it, and never changed (docs/decisions/181-sessions-and-the-log.md). */
export interface DeedsTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  kind: Fixed<DeedKind>
  /** Name as it was; null: a command on the server. */
  done_by: Fixed<string | null>
  /** The account, of which nothing may be left. */
  user_id: Fixed<number | null>
  permalink_id: Fixed<number | null>
  params: FixedJson<DeedParams>
  done_at: GeneratedAlways<Date>
}

/** Of the version before: nothing reads it, and a later migration takes it away. What a machine of that version writes comes into `deeds`. */
export interface ProductDeedsTable {
  id: GeneratedAlways<number>
  permalink_id: GeneratedAlways<number>
  kind: GeneratedAlways<string>
  value: GeneratedAlways<string | null>
  done_by: GeneratedAlways<string>
  done_at: GeneratedAlways<Date>
}
