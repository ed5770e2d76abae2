import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { mostKeys, type keyBody, type ListedKey, type madeKey } from '../../shared/api-keys.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { clientIdOf, hashApiKey, makeApiKey } from '../auth/api-key.ts'
import { countGoodKeys, insertKey, type listKeys } from '../auth/api-key-queries.ts'
import { nameUser } from '../auth/name-user.ts'
import type { Member } from '../auth/require-user.ts'
import type { Database } from '../db/schema.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'

/**
 * Makes a key for the member's workgroup. The key itself is in the answer and nowhere else.
 * @throws {AppError} 409 when the workgroup has as many as it may
 */
export async function addKey(
  db: Kysely<Database>,
  { user, workgroup }: Member,
  { name, scopes, valid_days: validDays }: z.infer<typeof keyBody>,
): Promise<z.infer<typeof madeKey>> {
  const key = makeApiKey()
  return db.transaction().execute(async (tx) => {
    if ((await countGoodKeys(tx, workgroup.workgroupId)) >= mostKeys)
      throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'tooManyKeys', { max: mostKeys })] })
    const stored = await insertKey(tx, {
      workgroupId: workgroup.workgroupId,
      name,
      clientId: clientIdOf(key),
      hash: hashApiKey(key),
      scopes,
      validDays,
      createdBy: nameUser(user),
      interfaceLanguage: user.interfaceLanguage,
    })
    const { workgroupId } = workgroup
    await insertEntry(tx, 'keys.made', { workgroupId, by: doerOf(user), params: { name: `${name} (${stored.client_id}…)` } })
    return { key, entry: viewKey(stored) }
  })
}

export function viewKey(stored: Awaited<ReturnType<typeof listKeys>>[number]): ListedKey {
  return {
    ...stored,
    created_at: stored.created_at.toISOString(),
    expires_at: stored.expires_at.toISOString(),
    last_used_at: stored.last_used_at?.toISOString() ?? null,
    revoked_at: stored.revoked_at?.toISOString() ?? null,
  }
}
