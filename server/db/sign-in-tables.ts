import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Fixed } from './column-types.ts'

/** One-time codes of an account (docs/decisions/182-second-factor.md). */
export interface SecondFactorsTable {
  user_id: Fixed<number>
  /** The shared secret, encrypted with a key from the signing secret. */
  secret_sealed: string
  begun_at: Generated<Date>
  /** Null: not confirmed by its first code yet. */
  confirmed_at: Date | null
  /** Time step of the last code that was used: neither that code nor an earlier one is valid again. */
  last_step: number | null
}

export interface RecoveryCodesTable {
  user_id: Fixed<number>
  /** SHA-256, hexadecimal: the code itself is stored nowhere. */
  code_hash: Fixed<string>
  used_at: Date | null
}

/** A sign-in whose password was right and that still needs its code. */
export interface SignInChallengesTable {
  /** SHA-256, hexadecimal. */
  token_hash: Fixed<string>
  user_id: Fixed<number>
  created_at: GeneratedAlways<Date>
  expires_at: ColumnType<Date, Date, Date>
  /** Whether the provider said who it is, and not a password. */
  by_provider: Fixed<boolean>
}

/** An identity at a provider of OpenID Connect (docs/decisions/183-openid-connect.md). */
export interface IdentitiesTable {
  issuer: Fixed<string>
  subject: Fixed<string>
  user_id: Fixed<number>
  /** Address at the provider when the two were linked; not used to find an account. */
  email: Fixed<string | null>
  linked_at: GeneratedAlways<Date>
  last_used_at: Date | null
}
