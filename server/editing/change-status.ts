import type { z } from 'zod'
import type { statusAnswer } from '../../shared/editing.ts'
import { hashRecord } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { updateStatus } from './queries.ts'
import { lockWorkingState, setBase } from './working-state.ts'

/**
 * Withdraws a product, so that its public pages say that it was removed, or restores it. Its versions stay as they are, and what editors
 * are working on is not touched.
 */
export async function changeStatus(
  { db }: Pick<Services, 'db'>,
  permalinkId: number,
  status: 'active' | 'withdrawn',
): Promise<z.infer<typeof statusAnswer>> {
  return db.transaction().execute(async (tx) => {
    const state = await lockWorkingState(tx, permalinkId)
    if (state.stored.status !== status) {
      const record = { ...state.stored.record, status }
      const stored = { ...state.stored, status, record, recordHash: hashRecord(record) }
      await updateStatus(tx, stored)
      await setBase(tx, { ...state, stored }, state.head.blankRecord)
    }
    return { permalinkId, status }
  })
}
