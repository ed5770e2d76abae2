import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import { childrenOf, residentMegabytes } from '../../test-kit/run-server.ts'

/** MB at one moment. */
export interface Memory {
  /** Seconds since the beginning. */
  at: number
  web: number
  renderers: number
}

const every = 2_000

/** Looks at a server and its renderers every two seconds. @returns what stops it and tells what was seen */
export function watchMemory(pid: number): () => Memory[] {
  const seen: Memory[] = []
  const begin = performance.now()
  const look = (): void => {
    const renderers = childrenOf(pid, 'renderer').map(residentMegabytes).filter(Number.isFinite)
    seen.push({
      at: (performance.now() - begin) / 1000,
      web: residentMegabytes(pid),
      renderers: renderers.reduce((total, one) => total + one, 0),
    })
  }
  look()
  const timer = setInterval(look, every)
  return () => {
    clearInterval(timer)
    return seen
  }
}

/** By what share memory grew from the second quarter of the time, when caches are full, to the last. */
export function growthOf(memory: readonly Memory[], which: 'web' | 'renderers'): number {
  const quarter = Math.max(1, Math.floor(memory.length / 4))
  const median = (part: readonly Memory[]) =>
    part.map((one) => one[which]).toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN
  return median(memory.slice(-quarter)) / median(memory.slice(quarter, 2 * quarter)) - 1
}

/** A table with its indexes. */
export interface WeighedTable {
  name: string
  rows: number
  kilobytes: number
}

/** Tables that everybody who asks writes into, and the queue: rows and kB with indexes. */
export async function weighTables(db: Kysely<Database>): Promise<WeighedTable[]> {
  const names = ['call_counts', 'cache_purges', 'webhook_deliveries', 'queue.job']
  const weighed = []
  for (const name of names) {
    const { rows } = await sql<{ rows: number; kilobytes: number }>`
      select (select count(*)::integer from ${sql.raw(name)}) as rows,
        ((pg_total_relation_size(${name}::regclass)
          + (select coalesce(sum(pg_total_relation_size(relid)), 0) from pg_partition_tree(${name}::regclass) where level > 0)) / 1024)::integer as kilobytes`.execute(
      db,
    )
    weighed.push({ name, rows: rows[0]?.rows ?? 0, kilobytes: rows[0]?.kilobytes ?? 0 })
  }
  return weighed
}
