import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { IdentityConfirmation, identityReport } from '../../shared/identities.ts'
import { doerOf } from '../auth/doer-of.ts'
import type { Doer } from '../audit-log/insert-entry.ts'
import type { Member } from '../auth/require-user.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { waitForOtherIdentities } from '../products/identity-queries.ts'
import { settleSharedIdentities, type Confirmer, type NamedRecord } from '../products/shared-identities.ts'

/** The member as the one who confirms. Owners of the workgroup may overrule the rule for a UFI. */
export function confirmerOf({ user, workgroup }: Member): Confirmer & Doer {
  return { ...doerOf(user), mayOverrule: workgroup.role === 'owner' }
}

/**
 * To be called after the record was published in this transaction, since it takes the last lock. Stores the confirmations.
 * @throws {AppError} CLIENT_SIDE 400 with an `identityReport` of shared codes and UFIs that are not confirmed
 */
export async function refuseSharedIdentities(
  tx: Transaction<Database>,
  workgroupId: number,
  record: NamedRecord,
  confirmations: readonly IdentityConfirmation[],
  by: Confirmer,
): Promise<void> {
  await waitForOtherIdentities(tx, workgroupId)
  const said = confirmations.map((one) => ({ permalinkId: record.permalinkId, said: one }))
  const { problems, open } = await settleSharedIdentities(tx, workgroupId, record, said, by)
  if (problems.length === 0) return
  const report: z.infer<typeof identityReport> = { sharedIdentities: open }
  throw new AppError('CLIENT_SIDE', { reasons: problems, report })
}
