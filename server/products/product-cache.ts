import DataLoader from 'dataloader'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'
import { createKnownStates, stateOf, type KnownStates } from './known-states.ts'
import { findProductHeads, type ProductHead } from './queries.ts'

/** Serialised JSON with its entity tag. */
export interface PreparedJson {
  json: Buffer
  etag: string
  /** The same compressed, after the first request for it. */
  brotli?: Buffer
}

/** A product without its record, with a text of its public state. */
export interface PublicHead extends ProductHead {
  state: string
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
 * Data derived from immutable versions, by the hash of the version: it can be dropped at any time and never becomes stale. Which version is
 * current is read from the database.
 */
export interface ProductCache {
  records: LRUCache<string, ProductRecord>
  /** Languages in which all texts of a version exist. */
  validLanguages: LRUCache<string, readonly LanguageCode[]>
  /** Searches under way, so that simultaneous callers wait for the same result. */
  findingLanguages: Map<string, Promise<readonly LanguageCode[]>>
  sheets: LRUCache<string, SheetHtml>
  /** Public product details, ready to be sent. */
  details: LRUCache<string, PreparedJson>
  /** Queries the database once for all simultaneous callers, and caches nothing. */
  heads: DataLoader<number, PublicHead | undefined>
  /** The states read by `heads` a moment ago. */
  states: KnownStates
}

export function createProductCache(db: Kysely<Database>): ProductCache {
  // If that fails, the next caller gets the error.
  const states = createKnownStates((id) => void heads.load(id).catch(() => {}))
  // The query is sent only after all requests waiting in the sockets have been read, so that nobody gets a result older than their request.
  const heads = new DataLoader((ids: readonly number[]) => findHeads(db, states, ids), { cache: false, batchScheduleFn: setImmediate })
  return {
    records: new LRUCache({ max: 60 }),
    validLanguages: new LRUCache({ max: 20_000 }),
    findingLanguages: new Map(),
    sheets: new LRUCache({ maxSize: 8_000_000, sizeCalculation: (sheet) => Math.max(1, sheet.html.length) }),
    details: new LRUCache({ maxSize: 6_000_000, sizeCalculation: ({ json }) => json.length }),
    heads,
    states,
  }
}

async function findHeads(db: Kysely<Database>, states: KnownStates, ids: readonly number[]): Promise<(PublicHead | undefined)[]> {
  const readAt = performance.now()
  const requested = [...new Set(ids)]
  const heads = new Map(
    (await findProductHeads(db, requested)).map((head): [number, PublicHead] => [head.permalinkId, { ...head, state: stateOf(head) }]),
  )
  for (const id of requested) states.note(id, heads.get(id)?.state, readAt)
  return ids.map((id) => heads.get(id))
}
