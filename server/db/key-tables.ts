import type { GeneratedAlways } from 'kysely'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { Fixed } from './column-types.ts'

/** A key with which a machine works in a workgroup; docs/decisions/130-keys-for-machines.md. */
export interface ApiKeysTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  /** The account under which its writes are recorded. */
  user_id: Fixed<number>
  name: Fixed<string>
  /** The beginning of the key. */
  client_id: Fixed<string>
  /** SHA-256, hexadecimal: the key itself is stored nowhere. */
  key_hash: Fixed<string>
  scopes: Fixed<KeyScope[]>
  /** Name of the owner who made it, as it was. */
  created_by: Fixed<string>
  created_at: GeneratedAlways<Date>
  expires_at: Fixed<Date>
  revoked_at: Date | null
  revoked_by: string | null
  /** Accurate to the minute. */
  last_used_at: Date | null
}
