import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** How often a caller has called within the current window, and ms until it ends. */
export interface CallCount {
  current: number
  ttl: number
}

/** Counts one call, over all processes. A window begins with the first call after the previous window has ended. */
export async function countCall(db: Kysely<Database>, key: string, milliseconds: number): Promise<CallCount> {
  const { rows } = await sql<CallCount>`
    insert into call_counts as counted (key, count, ends_at)
    values (${key}, 1, clock_timestamp() + ${milliseconds} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when counted.ends_at <= clock_timestamp() then 1 else counted.count + 1 end,
      ends_at = case when counted.ends_at <= clock_timestamp() then excluded.ends_at else counted.ends_at end
    returning count as current, greatest(0, extract(epoch from ends_at - clock_timestamp()) * 1000)::integer as ttl`.execute(db)
  const [count] = rows
  if (!count) throw new Error('a call was not counted')
  return count
}

/** Deletes expired windows: IP addresses of callers are not kept longer than they are needed. */
export async function forgetCounts(db: Kysely<Database>): Promise<void> {
  await sql`delete from call_counts where ends_at <= clock_timestamp()`.execute(db)
}
