import type { ColumnType, GeneratedAlways, Generated } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Role } from '../../shared/account.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'

/** A JSON column: read as its value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type FixedJson<T> = ColumnType<T, string, never>
/** Written once. */
type Fixed<T> = ColumnType<T, T, never>
/** A calendar date, `YYYY-MM-DD`. */
type FixedDate = Fixed<string>

export interface WorkgroupsTable {
  id: Generated<number>
  name: string
  brand: string
}

export interface ProductsTable {
  permalink_id: Fixed<number>
  workgroup_id: number
  brand: string
  status: 'active' | 'withdrawn'
  name: string
  record: Json<ProductRecord>
  /** SHA-256 of the record's canonical JSON, hexadecimal. */
  record_hash: string
  updated_at: Generated<Date>
}

export interface SynonymsTable {
  id: number
  permalink_id: number
  position: number
  name: string
}

export interface ProductCodesTable {
  id: number
  synonym_id: number
  position: number
  code: string
}

export interface PublishedVersionsTable {
  permalink_id: Fixed<number>
  kind: Fixed<'sds' | 'tds'>
  number: Fixed<number>
  revision_date: FixedDate
  compiled_date: FixedDate
  reason: ColumnType<Text | null, string | null, never>
  snapshot: FixedJson<ProductRecord>
  snapshot_hash: Fixed<string>
  published_at: GeneratedAlways<Date>
}

export interface UsersTable {
  id: GeneratedAlways<number>
  /** In lower case. */
  email: string
  name: string
  /** Argon2id, in the PHC format. */
  password_hash: string
  interface_language: LanguageCode
  created_at: GeneratedAlways<Date>
  password_changed_at: Generated<Date>
  last_sign_in_at: Date | null
}

export interface MembershipsTable {
  user_id: Fixed<number>
  workgroup_id: Fixed<number>
  role: Role
}

/** One sign-in: the family of refresh tokens that were rotated from one another. */
export interface SessionsTable {
  id: GeneratedAlways<number>
  user_id: Fixed<number>
  created_at: GeneratedAlways<Date>
  expires_at: Date
  revoked_at: Date | null
}

export interface RefreshTokensTable {
  /** SHA-256, hexadecimal: the token itself is stored nowhere. */
  token_hash: Fixed<string>
  session_id: Fixed<number>
  expires_at: Fixed<Date>
  used_at: Date | null
}

export interface SignInFailuresTable {
  /** SHA-256 of the name that was typed, hexadecimal. */
  account: Fixed<string>
  address: Fixed<string>
  /** Whether this failure locked the account. */
  locks: Generated<boolean>
  failed_at: GeneratedAlways<Date>
}

export interface SigningSecretsTable {
  id: Fixed<number>
  secret: Fixed<string>
  created_at: GeneratedAlways<Date>
}

export interface Database {
  workgroups: WorkgroupsTable
  products: ProductsTable
  synonyms: SynonymsTable
  product_codes: ProductCodesTable
  published_versions: PublishedVersionsTable
  users: UsersTable
  memberships: MembershipsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  sign_in_failures: SignInFailuresTable
  signing_secrets: SigningSecretsTable
}
