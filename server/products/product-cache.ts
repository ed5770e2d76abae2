import DataLoader from 'dataloader'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'
import { findProductHeads, type ProductHead } from './queries.ts'

/** JSON that is ready to be sent, with its entity tag. */
export interface PreparedJson {
  json: Buffer
  etag: string
  /** The same compressed, once somebody requested it. */
  brotli?: Buffer
}

/** A sheet as its page shows it. */
export interface SheetHtml {
  html: string
  /** Numbers of the sections that differ from the compared version. */
  sections: number[]
  /** Words of the sheet's head in its language. */
  regulation: string
  createdLabel: string
  revisionLabel: string
}

/**
 * What was derived from immutable versions, by the hash of the version: it can be forgotten at any time and never grows
 * stale. Which version is the current one is always read from the database.
 */
export interface ProductCache {
  records: LRUCache<string, ProductRecord>
  /** Languages in which all texts of a version exist. */
  validLanguages: LRUCache<string, readonly LanguageCode[]>
  /** What is being found out at this moment, so that many who ask at once wait for one answer. */
  findingLanguages: Map<string, Promise<readonly LanguageCode[]>>
  sheets: LRUCache<string, SheetHtml>
  /** Public product details, ready to be sent. */
  details: LRUCache<string, PreparedJson>
  /** Queries the database once for all callers of the same moment, and keeps nothing. */
  heads: DataLoader<number, ProductHead | undefined>
}

export function createProductCache(db: Kysely<Database>): ProductCache {
  return {
    records: new LRUCache({ max: 60 }),
    validLanguages: new LRUCache({ max: 20_000 }),
    findingLanguages: new Map(),
    sheets: new LRUCache({ maxSize: 8_000_000, sizeCalculation: (sheet) => Math.max(1, sheet.html.length) }),
    details: new LRUCache({ maxSize: 6_000_000, sizeCalculation: ({ json }) => json.length }),
    // Queried only after all requests that lay in the sockets were read, so nobody gets an answer that is older than their request.
    heads: new DataLoader((ids) => findHeads(db, ids), { cache: false, batchScheduleFn: setImmediate }),
  }
}

async function findHeads(db: Kysely<Database>, ids: readonly number[]): Promise<(ProductHead | undefined)[]> {
  const heads = new Map((await findProductHeads(db, [...new Set(ids)])).map((head) => [head.permalinkId, head]))
  return ids.map((id) => heads.get(id))
}
