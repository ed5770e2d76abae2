import type { Generated, GeneratedAlways } from 'kysely'
import type { Role } from '../../shared/account.ts'
import type { LanguageCode } from '../../shared/languages.ts'

/** A link that was sent by mail and opens a workgroup once (docs/decisions/147-members.md). */
export interface AccountLinksTable {
  id: string
  /** SHA-256, hexadecimal: the secret part itself is stored nowhere. */
  token_hash: string
  /** Normalised. */
  email: string
  workgroup_id: number
  role: Role
  language: LanguageCode
  created_by: string
  created_at: GeneratedAlways<Date>
  expires_at: Date
  used_at: Date | null
  revoked_at: Date | null
  mail_state: Generated<'queued' | 'accepted' | 'written' | 'refused'>
}
