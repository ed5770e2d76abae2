import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { refuseStale } from './save-draft.ts'
import { lockWorkingState, type WorkingState } from './working-state.ts'

/**
 * What is being worked on at a product, as it is now.
 * @param revision upon which the caller stands, where it says so
 * @throws {AppError} 409 where that is no longer the present one
 */
export function openState(db: Kysely<Database>, permalinkId: number, revision?: number): Promise<WorkingState> {
  return db.transaction().execute(async (tx) => {
    const state = await lockWorkingState(tx, permalinkId)
    if (revision !== undefined) await refuseStale(tx, state, revision)
    return state
  })
}
