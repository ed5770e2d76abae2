import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { PatchStep } from '../shared/json-patch.ts'
import type { RecipeBehind } from '../check/recipe-behind.ts'
import type { RenderPool } from '../documents/rendering/render-pool.ts'
import type { Brand } from '../shared/brands.ts'
import type { WorkingRecord } from '../shared/editing.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { OwnTables } from './proposals/open-tables.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { FeatureFlags } from '../shared/features.ts'
import type { Auth } from './auth/open-auth.ts'
import type { Classifier } from './classify/open-classifier.ts'
import type { Check } from './check/open-check.ts'
import type { Config } from './config.ts'
import type { ReadReplica } from './db/read-replica.ts'
import type { Database } from './db/schema.ts'
import type { Turns } from './documents/deal-turns.ts'
import type { DocumentCache } from './documents/document-cache.ts'
import type { Engine } from './documents/engine.ts'
import type { KeptPages } from './http/kept-pages.ts'
import type { OutgoingMail } from './mail/outgoing-mail.ts'
import type { ProductCache } from './products/product-cache.ts'
import type { OidcProvider } from './oidc/provider.ts'
import type { FileStorage } from './storage/storage.ts'
import type { RegisterSource } from './substances/register-source.ts'

/** A draft and the stored record. */
interface EditedProduct {
  readonly permalinkId: number
  readonly workgroupId: number
  readonly working: WorkingRecord
  readonly stored: ProductRecord
  readonly language: LanguageCode
}

/** The services of the server, created once at start and passed down. */
export interface Services {
  config: Config
  brands: Readonly<Record<string, Brand>>
  db: Kysely<Database>
  /** For data that visitors may get some seconds late: search in listed products, sitemaps, and versions, which never change. */
  replica: ReadReplica
  auth: Auth
  /** The OpenID Connect provider through which people may sign in; null: none. */
  oidc: OidcProvider | null
  mail: OutgoingMail
  renderPool: RenderPool
  documents: DocumentCache
  /** Files that all processes on the same database share. */
  storage: FileStorage
  /** Turns for rendering pages, each of which takes some 20 ms of processor time. */
  pages: Turns<Response>
  /** Cached pages for visitors. */
  keptPages: KeptPages
  products: ProductCache
  /** Harmonised substances in the state of any day. */
  register: RegisterSource
  /** Classifies recipes in separate threads. */
  classifier: Classifier
  /** The check before publishing, with the program’s own tables. */
  check: Check
  /** The recipe with which the check compares the record of a product; null if none is stored. */
  findRecipeBehind: (db: Kysely<Database>, permalinkId: number) => Promise<RecipeBehind | null>
  /** The program’s own tables, and the engine that uses them: one instance of each. */
  tables: () => OwnTables
  /**
   * The correction of section 14 if another UN number follows from the recipe; null if the section is as proposed, or there is no proposal.
   */
  mendTransport: (requested: EditedProduct) => Promise<readonly PatchStep[] | null>
  /** The features that are on. */
  features: FeatureFlags
  /** Hashes of the sources of documents, part of every cache key. */
  engine: Engine
  log: FastifyBaseLogger
}
