import type { Generated, GeneratedAlways } from 'kysely'
import type { Role } from '../../shared/account.ts'
import type { LanguageCode } from '../../shared/languages.ts'

/**
 * A link sent by mail that works once, to join a workgroup or to set another password (docs/decisions/147-members.md,
 * 180-forgotten-passwords.md).
 */
export interface AccountLinksTable {
  id: string
  /** SHA-256, hexadecimal: the secret part itself is stored nowhere. */
  token_hash: string
  /** Normalised. */
  email: string
  kind: Generated<'invitation' | 'password'>
  /** Only for an invitation, like the role. */
  workgroup_id: number | null
  role: Role | null
  /** Brand of the page on which the password link was requested. */
  brand: string | null
  language: LanguageCode
  created_by: string
  /** Null: asked for by nobody who is signed in, or before this was kept. */
  created_by_user: number | null
  created_at: GeneratedAlways<Date>
  expires_at: Date
  used_at: Date | null
  revoked_at: Date | null
  mail_state: Generated<'queued' | 'accepted' | 'written' | 'refused'>
}
