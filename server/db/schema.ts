import type { ColumnType, GeneratedAlways, Generated } from 'kysely'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { AttachmentCategory, AttachmentExtension, AttachmentStatus } from '../../shared/attachments.ts'
import type { RevisionKind } from '../../shared/editing.ts'
import type { IdentityGround } from '../../shared/identities.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Role } from '../../shared/account.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { WorkgroupProfile } from '../../shared/workgroup-profile.ts'
import type { Json, FixedJson, Fixed, FixedDate } from './column-types.ts'
import type { AccountLinksTable } from './account-link-table.ts'
import type { AuditTable, OldAuditTable } from './audit-tables.ts'
import type { ApiKeysTable } from './key-tables.ts'
import type { BulkLabelJobsTable, CachePurgesTable, CachePurgingTable, CallCountsTable } from './bulk-label-tables.ts'
import type { RecalculationsTable, RecalculatedProductsTable } from './recalculation-tables.ts'
import type { IdentitiesTable, RecoveryCodesTable, SecondFactorsTable, SignInChallengesTable } from './sign-in-tables.ts'
import type { WebhooksTable, WebhookDeliveriesTable } from './webhook-tables.ts'
import type { SharesTable, ShareProductsTable, DeliveriesTable, DeliveryProductsTable } from './share-tables.ts'
import type { HarmonisedStatesTable, HarmonisedChangesTable, OwnSubstancesTable, OwnSubstanceRevisionsTable } from './substance-tables.ts'

export interface WorkgroupsTable {
  id: Generated<number>
  name: string
  brand: string
  /**
   * Whether the new version is sent to recipients of an older safety data sheet automatically, or only after a person decides: REACH
   * Article 31(9).
   */
  sds_updates: Generated<'ask' | 'send'>
  /** Null: the profile has not been filled in yet. */
  profile: ColumnType<WorkgroupProfile | null, never, string>
  profile_revision: Generated<number>
  /** Formulation number of the next UFI. */
  next_formulation: Generated<number>
  /** Whether anybody can find its products by parts of names and codes. */
  lists_products: Generated<boolean>
  /** The secret part of the address of its feed. */
  feed_token: Generated<string>
  /** Whether members without a second factor set one up before anything else. */
  requires_second_factor: Generated<boolean>
}

/** Words of the names of a workgroup's published products, each once, or twice where two transactions added it at the same moment. */
export interface PublishedWordsTable {
  workgroup_id: Fixed<number>
  /** Folded by `fold_text`, without digits. */
  word: Fixed<string>
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
  /** Everything that a search looks in, folded by `fold_text`. */
  search_text: GeneratedAlways<string>
  sort_name: GeneratedAlways<string>
  /** CLP Annex VI, Table 1.1. */
  hazard_categories: GeneratedAlways<string[]>
  /** Languages that at least one text written by a person lacks. */
  lacking_languages: GeneratedAlways<string[]>
  document_state: GeneratedAlways<PublicationState>
  /** Whether its draft says something else than its record (`server/products/state-queries.ts`). */
  is_edited: Generated<boolean>
  /** Product codes of the version published last, folded by `code_key`, kept by the trigger that keeps `published_hash`. */
  published_codes: ColumnType<string[], never, never>
  /** Names, product codes and UFI of the version published last, folded by `fold_text`, kept by the same trigger. */
  published_search: ColumnType<string, never, never>
  /** From section 3: `cas:108-88-3`, `name:toluene` …, by which products that contain a substance are found. */
  component_tokens: GeneratedAlways<string[]>
  /** The key under which another system knows the product: unique in the workgroup. */
  external_id: ColumnType<string | null, never, string | null>
  /** Kept by a trigger; null while the product is active. */
  withdrawn_at: ColumnType<Date | null, never, never>
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
  /** Errors that the check found, and why an owner published all the same; docs/decisions/082-publishing-asks-the-check.md. */
  overruled: ColumnType<OverruledFinding[], string | undefined, never>
}

export interface UsersTable {
  id: GeneratedAlways<number>
  /** In lower case. */
  email: string
  name: string
  /** Argon2id, in the PHC format; empty: the account has no password. */
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
  /** The end that no refresh puts off; null: a session that a password began. */
  ends_at: Fixed<Date | null>
  last_used_at: Generated<Date>
  /** Browser of the last use; system and network likewise. */
  browser: string | null
  system: string | null
  network: string | null
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

/** The record that editors of a product work on. The row is created when the record is first opened for editing. */
export interface DraftsTable {
  permalink_id: Fixed<number>
  /** Current revision, and the highest number given so far. */
  revision: number
  last_revision: number
  /** `record_hash` of the product when the current revision was made; if the product's differs now, there was an import. */
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
  component_tokens: GeneratedAlways<string[]>
}

export interface RecipeRevisionsTable {
  permalink_id: Fixed<number>
  revision: Fixed<number>
  recipe: Json<Recipe>
  user_id: number | null
  saved_at: Fixed<Date>
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
  /** When it was deleted; from then on it is hidden. */
  deleted_at: ColumnType<Date | null, never, Date | null>
}

/** A confirmation that two products share a product code on purpose, or two compositions a UFI. */
export interface IdentityConfirmationsTable {
  id: GeneratedAlways<number>
  permalink_id: Fixed<number>
  other_permalink_id: Fixed<number>
  kind: Fixed<'code' | 'ufi'>
  key: Fixed<string>
  /** Hashes of the two compositions; empty for a product code. */
  basis: Fixed<string>
  ground: Fixed<IdentityGround | null>
  /** Which standard formula or fuel; not recorded before migration 0036. */
  named: Fixed<string | null>
  reason: Fixed<string | null>
  confirmed_by: Fixed<string>
  confirmed_at: GeneratedAlways<Date>
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
  recipe_revisions: RecipeRevisionsTable
  attachments: AttachmentsTable
  identity_confirmations: IdentityConfirmationsTable
  harmonised_states: HarmonisedStatesTable
  harmonised_changes: HarmonisedChangesTable
  own_substances: OwnSubstancesTable
  own_substance_revisions: OwnSubstanceRevisionsTable
  account_links: AccountLinksTable
  deeds: AuditTable
  product_deeds: OldAuditTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  sign_in_challenges: SignInChallengesTable
  identities: IdentitiesTable
  api_keys: ApiKeysTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  bulk_label_jobs: BulkLabelJobsTable
  cache_purges: CachePurgesTable
  cache_purging: CachePurgingTable
  call_counts: CallCountsTable
  published_words: PublishedWordsTable
  recalculations: RecalculationsTable
  recalculated_products: RecalculatedProductsTable
}
