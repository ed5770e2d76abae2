import type { z } from 'zod'
import type { statusAnswer } from '../../shared/editing.ts'
import type { IdentityConfirmation } from '../../shared/identities.ts'
import { insertProductEntry } from '../products/audit-queries.ts'
import type { Doer } from '../audit-log/insert-entry.ts'
import { hashRecord } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import type { Confirmer } from '../products/shared-identities.ts'
import { findLastSnapshot, updateStatus } from './queries.ts'
import { refuseSharedIdentities } from './refuse-shared-identities.ts'
import { lockWorkingState, setBase } from './working-state.ts'

/**
 * Withdraws a product, so that its public pages say that it was removed, or restores it. Its versions and its draft are not touched.
 * @throws {AppError} as `refuseSharedIdentities`, when it is restored
 */
export async function changeStatus(
  { db }: Pick<Services, 'db'>,
  permalinkId: number,
  status: 'active' | 'withdrawn',
  { confirmations, by }: { confirmations: readonly IdentityConfirmation[]; by: Confirmer & Doer },
): Promise<z.infer<typeof statusAnswer>> {
  return db.transaction().execute(async (tx) => {
    const state = await lockWorkingState(tx, permalinkId)
    if (state.stored.status !== status) {
      const record = { ...state.stored.record, status }
      const stored = { ...state.stored, status, record, recordHash: hashRecord(record) }
      await updateStatus(tx, stored)
      await setBase(tx, { ...state, stored }, state.head.blankRecord)
      await insertProductEntry(tx, status === 'active' ? 'products.restored' : 'products.withdrawn', { permalinkId, by })
      // While it was withdrawn its codes may have been given to another product.
      const published = status === 'active' ? await findLastSnapshot(tx, permalinkId) : undefined
      if (published) await refuseSharedIdentities(tx, stored.workgroupId, published, confirmations, by)
    }
    return { permalinkId, status }
  })
}
