import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Starts recording products whose pages have changed. */
export async function beginPurging(db: Kysely<Database>): Promise<void> {
  await sql`insert into cache_purging (is_on) values (true) on conflict do nothing`.execute(db)
}

/** Stops recording, and discards what was recorded. */
export async function endPurging(db: Kysely<Database>): Promise<void> {
  await sql`delete from cache_purging`.execute(db)
  await sql`delete from cache_purges`.execute(db)
}

/**
 * Takes some products whose pages have changed, and waits for another process that is purging at this moment. @returns permalink ids, each
 * once
 */
export async function takePurges(tx: Transaction<Database>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from cache_purges
    where permalink_id in (select permalink_id from cache_purges group by permalink_id order by min(created_at) limit ${most})
    returning permalink_id as id`.execute(tx)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Gives up purges that failed for a day. @returns how many products were affected */
export async function forgetOldPurges(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from cache_purges where created_at < clock_timestamp() - interval '1 day'`.execute(db)
  return Number(numAffectedRows)
}
