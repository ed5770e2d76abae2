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

/** A product as it is being edited, and as it is stored. */
interface EditedProduct {
  readonly permalinkId: number
  readonly workgroupId: number
  readonly working: WorkingRecord
  readonly stored: ProductRecord
  readonly language: LanguageCode
}

/** What the parts of the server work with, made once at start and handed down. */
export interface Services {
  config: Config
  brands: Readonly<Record<string, Brand>>
  db: Kysely<Database>
  /** For what visitors may get some seconds late: what is found in listed products, sitemaps, and versions, which never change. */
  replica: ReadReplica
  auth: Auth
  /** By whom people may sign in as well; null: by nobody. */
  oidc: OidcProvider | null
  mail: OutgoingMail
  renderPool: RenderPool
  documents: DocumentCache
  /** Files that all processes on the same database share. */
  storage: FileStorage
  /** Turns for making pages: one takes the processor for some 20 ms. */
  pages: Turns<Response>
  /** Pages of visitors, as they are sent. */
  keptPages: KeptPages
  products: ProductCache
  /** Harmonised substances by the state of any day. */
  register: RegisterSource
  /** Classifies recipes in threads of their own. */
  classifier: Classifier
  /** The check before publishing, with the program’s own tables. */
  check: Check
  /** The recipe with which the check compares the record of a product; null where nobody has stored one. */
  findRecipeBehind: (db: Kysely<Database>, permalinkId: number) => Promise<RecipeBehind | null>
  /** The program’s own tables, and the engine that counts with them: one of each. */
  tables: () => OwnTables
  /** What puts section 14 right where another UN number follows from the recipe; null where it is as proposed, or nothing is. */
  mendTransport: (requested: EditedProduct) => Promise<readonly PatchStep[] | null>
  /** What the operator has left on. */
  features: FeatureFlags
  /** Hashes of what documents are made with: part of every cache key. */
  engine: Engine
  log: FastifyBaseLogger
}
