import type { ColumnType, GeneratedAlways, Generated } from 'kysely'
import type { PrintedRow } from '../../clp/annex-vi/parse-row.ts'
import type { AttachmentCategory, AttachmentExtension, AttachmentStatus } from '../../shared/attachments.ts'
import type { RevisionKind } from '../../shared/editing.ts'
import type { IdentityGround } from '../../shared/identities.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Role } from '../../shared/account.ts'
import type { OwnSubstanceRecord } from '../../shared/own-substances.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { WorkgroupProfile } from '../../shared/workgroup-profile.ts'

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
  /** Whether recipients of an older safety data sheet are asked about, or sent the new one by itself: REACH Article 31(9). */
  sds_updates: Generated<'ask' | 'send'>
  /** Null: nobody has said yet who the workgroup is. */
  profile: ColumnType<WorkgroupProfile | null, never, string>
  profile_revision: Generated<number>
  /** The formulation number of the next UFI. */
  next_formulation: Generated<number>
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
  /** Snapshot hash of the version published last, kept by a trigger; null while there is none. */
  published_hash: ColumnType<string | null, never, never>
  /** Everything that a search finds, folded by `fold_text`. */
  search_text: GeneratedAlways<string>
  sort_name: GeneratedAlways<string>
  /** CLP Annex VI, Table 1.1. */
  hazard_categories: GeneratedAlways<string[]>
  /** Languages that at least one text written by a person lacks. */
  lacking_languages: GeneratedAlways<string[]>
  document_state: GeneratedAlways<PublicationState>
  /** Product codes of the version published last, folded by `code_key`, kept by the trigger that keeps `published_hash`. */
  published_codes: ColumnType<string[], never, never>
}

/** `changed`: the record is no longer the one that was published last. */
export type PublicationState = 'draft' | 'published' | 'changed' | 'withdrawn'

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

/** The record that editors of a product work on. The row is there from the first time that somebody opens it. */
export interface DraftsTable {
  permalink_id: Fixed<number>
  /** Present revision, and the highest number given so far. */
  revision: number
  last_revision: number
  /** `record_hash` of the product when the present revision was made: another one now tells of an import. */
  base_hash: string
  /** JSON of the record of a new product that nobody has completed yet; null once the stored record is one that can be published. */
  blank_record: string | null
}

export interface DraftRevisionsTable {
  permalink_id: Fixed<number>
  revision: Fixed<number>
  kind: RevisionKind
  based_on: Fixed<number | null>
  /** JSON of any object. */
  record: Fixed<string>
  record_hash: Fixed<string>
  user_id: Fixed<number | null>
  saved_at: GeneratedAlways<Date>
}

/** The exact recipe of a product: confidential, in no record and no version. */
export interface RecipesTable {
  permalink_id: Fixed<number>
  revision: number
  recipe: Json<Recipe>
  user_id: number | null
  saved_at: Date
}

export interface AttachmentsTable {
  id: GeneratedAlways<number>
  permalink_id: Fixed<number>
  /** Without extension. */
  name: string
  extension: Fixed<AttachmentExtension>
  category: AttachmentCategory
  language: LanguageCode | null
  status: AttachmentStatus
  /** Bytes. */
  size: Fixed<number>
  /** Of the bytes, hexadecimal: their name in the attachment store. */
  sha256: Fixed<string>
  created_by: Fixed<number | null>
  created_at: GeneratedAlways<Date>
  /** Since when nobody sees it. */
  deleted_at: ColumnType<Date | null, never, Date | null>
}

/** One sending of products; `update`: to those who received an older version. Names are kept as they were. */
export interface SharesTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  brand: Fixed<string>
  kind: Fixed<'share' | 'update'>
  /** null: sent by itself, or the account is gone. */
  sender_id: number | null
  sender_name: Fixed<string>
  sender_email: Fixed<string | null>
  target: Fixed<'ui' | 'sds'>
  document_language: Fixed<LanguageCode | null>
  message_language: Fixed<LanguageCode>
  attach: Fixed<boolean>
  /** Names a request, so that it counts once however often it is sent. */
  request_key: Fixed<string | null>
  /** SHA-256 of what that request asked for. */
  request_hash: Fixed<string | null>
  search_text: Fixed<string>
  created_at: GeneratedAlways<Date>
}

export interface ShareProductsTable {
  share_id: Fixed<number>
  position: Fixed<number>
  permalink_id: Fixed<number>
  synonym_id: Fixed<number>
  name: Fixed<string>
  supplier_name: Fixed<string>
  sds_version: Fixed<number | null>
  revised_on: ColumnType<string | null, string | null, never>
  /** SHA-256 of the snapshot that the sheet is made from, hexadecimal. */
  sheet_hash: Fixed<string | null>
  /** Of an update: the version that the recipient had. */
  replaces_version: Fixed<number | null>
  changed_sections: Fixed<number[] | null>
}

/** docs/decisions/021-mail.md says how a mail goes from one to the next. */
export type DeliveryState = 'queued' | 'sending' | 'handing_over' | 'accepted' | 'written' | 'refused' | 'bounced' | 'unknown'

/** One mail to one recipient. */
export interface DeliveriesTable {
  id: Fixed<string>
  share_id: Fixed<number>
  position: Fixed<number>
  email: Fixed<string>
  message_id: Fixed<string>
  state: Generated<DeliveryState>
  attempts: Generated<number>
  /** What the mail server said last, or why it could not be reached. */
  answer: string | null
  queued_at: GeneratedAlways<Date>
  handed_over_at: Date | null
  accepted_at: Date | null
  refused_at: Date | null
  bounced_at: Date | null
  /** When it was written into a folder: without a mail server nobody has accepted it. */
  written_at: Date | null
}

export interface DeliveryProductsTable {
  delivery_id: Fixed<string>
  position: Fixed<number>
  /** The secret part of the personal link. */
  token: Fixed<string>
  /** SHA-256 of the attached PDF, hexadecimal. */
  pdf_hash: string | null
  opened_at: Date | null
}

/** That two products are meant to share a product code, or two compositions a UFI. */
export interface IdentityConfirmationsTable {
  id: GeneratedAlways<number>
  permalink_id: Fixed<number>
  other_permalink_id: Fixed<number>
  kind: Fixed<'code' | 'ufi'>
  key: Fixed<string>
  /** Hashes of the two compositions; empty for a product code. */
  basis: Fixed<string>
  ground: Fixed<IdentityGround | null>
  /** Which standard formula or fuel; was not asked for before 0036. */
  named: Fixed<string | null>
  reason: Fixed<string | null>
  confirmed_by: Fixed<string>
  confirmed_at: GeneratedAlways<Date>
}

/** A later state of Table 3 of CLP Annex VI. */
export interface HarmonisedStatesTable {
  id: GeneratedAlways<number>
  applies_from: FixedDate
  file_name: Fixed<string>
  file_hash: Fixed<string>
  read_at: ColumnType<Date, never, never>
}

export interface HarmonisedChangesTable {
  state_id: Fixed<number>
  index_number: Fixed<string>
  act: Fixed<string>
  /** null: the entry is deleted */
  row: ColumnType<PrintedRow | null, string | null, never>
}

export interface OwnSubstancesTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  key: Fixed<string>
  revision: number
  record: Json<OwnSubstanceRecord>
  changed_at: Date
  changed_by: string
}

export interface OwnSubstanceRevisionsTable {
  substance_id: Fixed<number>
  revision: Fixed<number>
  record: FixedJson<OwnSubstanceRecord>
  changed_at: Fixed<Date>
  changed_by: Fixed<string>
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
  shares: SharesTable
  share_products: ShareProductsTable
  deliveries: DeliveriesTable
  delivery_products: DeliveryProductsTable
  drafts: DraftsTable
  draft_revisions: DraftRevisionsTable
  recipes: RecipesTable
  attachments: AttachmentsTable
  identity_confirmations: IdentityConfirmationsTable
  harmonised_states: HarmonisedStatesTable
  harmonised_changes: HarmonisedChangesTable
  own_substances: OwnSubstancesTable
  own_substance_revisions: OwnSubstanceRevisionsTable
}
