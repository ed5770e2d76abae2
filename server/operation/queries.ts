import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Whether the database responds. */
export async function canReadDatabase(db: Kysely<Database>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
