import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Database } from '../db/schema.ts'
import { countCall, type CallCount } from './count-queries.ts'

/** Refused callers, of whom this process remembers until when they are refused. */
const mostRefused = 5_000

const ofRoute = z.object({ routeInfo: z.object({ method: z.string().or(z.array(z.string())), url: z.string() }) })

/**
 * The store of the rate-limit library: in the database, so that n processes do not allow n times as many calls. Callers beyond the limit
 * cost the database nothing more until their minute is over.
 */
export function countInDatabase(db: Kysely<Database>): FastifyRateLimitStoreCtor {
  const refused = new LRUCache<string, number>({ max: mostRefused })

  async function count(key: string, timeWindow: number, max: number): Promise<CallCount> {
    const until = refused.get(key) ?? 0
    if (until > Date.now()) return { current: max + 1, ttl: until - Date.now() }
    const counted = await countCall(db, key, timeWindow)
    if (counted.current > max) refused.set(key, Date.now() + counted.ttl)
    return counted
  }

  class DatabaseStore implements FastifyRateLimitStore {
    readonly #of: string

    /** @param options of the plugin, or of the route whose calls are counted apart */
    constructor(options: object) {
      const route = ofRoute.safeParse(options).data?.routeInfo
      this.#of = route ? `${String(route.method)} ${route.url}` : 'all calls'
    }

    incr(key: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number, max: number): void {
      count(`${this.#of} ${key}`, timeWindow, max).then(
        (counted) => tell(null, counted),
        (error: unknown) => tell(error instanceof Error ? error : new Error(String(error))),
      )
    }

    child(options: object): FastifyRateLimitStore {
      return new DatabaseStore(options)
    }
  }
  return DatabaseStore
}
