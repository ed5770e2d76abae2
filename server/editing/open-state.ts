import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { refuseStale } from './save-draft.ts'
import { lockWorkingState, type WorkingState } from './working-state.ts'

/**
 * The current draft of a product.
 * @param revision on which the caller's view is based, if given
 * @throws {AppError} 409 if that is no longer the current one
 */
export function openState(db: Kysely<Database>, permalinkId: number, revision?: number): Promise<WorkingState> {
  return db.transaction().execute(async (tx) => {
    const state = await lockWorkingState(tx, permalinkId)
    if (revision !== undefined) await refuseStale(tx, state, revision)
    return state
  })
}
