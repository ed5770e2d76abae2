import { type Kysely, sql, type Transaction } from 'kysely'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'

export type KeyState = 'good' | 'expired' | 'revoked'

const state = sql<KeyState>`case when revoked_at is not null then 'revoked' when expires_at <= now() then 'expired' else 'good' end`

/** A key that a caller presented, with its account and workgroup. */
export interface StoredKey {
  id: number
  state: KeyState
  clientId: string
  scopes: KeyScope[]
  userId: number
  /** Name of the key, as histories show it. */
  userName: string
  interfaceLanguage: LanguageCode
  workgroupId: number
  workgroupName: string
  brand: string
}

/** Finds a key and notes its use, once a minute at most; usually in one round trip. */
export async function useKey(db: Kysely<Database>, by: { hash: string } | { clientId: string }): Promise<StoredKey | undefined> {
  const found = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('workgroups', 'workgroups.id', 'api_keys.workgroup_id')
    .select(['api_keys.id', 'client_id as clientId', 'scopes', 'users.id as userId', 'users.name as userName'])
    .select(['interface_language as interfaceLanguage', 'workgroups.id as workgroupId', 'workgroups.name as workgroupName', 'brand'])
    .select([state.as('state'), sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 minute'`.as('isNoteOld')])
    .$if('hash' in by, (query) => query.where('key_hash', '=', 'hash' in by ? by.hash : ''))
    .$if('clientId' in by, (query) => query.where('client_id', '=', 'clientId' in by ? by.clientId : ''))
    .executeTakeFirst()
  if (!found) return undefined
  const { isNoteOld, ...key } = found
  if (isNoteOld && key.state === 'good')
    await db
      .updateTable('api_keys')
      .set({ last_used_at: sql<Date>`now()` })
      .where('id', '=', key.id)
      .execute()
  return key
}

const listed = [
  'api_keys.id',
  'name',
  'client_id',
  'scopes',
  'created_at',
  'created_by',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const

/** Valid keys first, and the newest first among them. */
export async function listKeys(db: Kysely<Database>, workgroupId: number) {
  return db
    .selectFrom('api_keys')
    .select(listed)
    .select(state.as('state'))
    .where('workgroup_id', '=', workgroupId)
    .orderBy(sql`revoked_at is not null or expires_at <= now()`)
    .orderBy('id', 'desc')
    .execute()
}

/** Transactions that create a key in a workgroup wait for one another. @returns how many keys are valid now */
export async function countGoodKeys(tx: Transaction<Database>, workgroupId: number): Promise<number> {
  await holdLockOf(tx, 'keys', workgroupId)
  const { count } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workgroup_id', '=', workgroupId)
    .where(state, '=', 'good')
    .executeTakeFirstOrThrow()
  return count
}

export interface NewKey {
  workgroupId: number
  name: string
  clientId: string
  hash: string
  scopes: readonly KeyScope[]
  validDays: number
  createdBy: string
  interfaceLanguage: LanguageCode
}

/** Stores a key with the account under which it writes: that account has no valid e-mail address, so that nobody can sign in with it. */
export async function insertKey(tx: Transaction<Database>, key: NewKey) {
  const user = await tx
    .insertInto('users')
    .values({
      email: `key:${key.hash}`,
      name: `${key.name} (${key.clientId}…)`,
      password_hash: '',
      interface_language: key.interfaceLanguage,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('api_keys')
    .values({
      workgroup_id: key.workgroupId,
      user_id: user.id,
      name: key.name,
      client_id: key.clientId,
      key_hash: key.hash,
      scopes: [...key.scopes],
      created_by: key.createdBy,
      expires_at: sql<Date>`now() + make_interval(days => ${key.validDays})`,
    })
    .returning(listed)
    .returning(state.as('state'))
    .executeTakeFirstOrThrow()
}

/**
 * Revokes a key: from the next call on, neither the key nor its tokens are accepted.
 * @returns undefined where the workgroup has no such key; otherwise its name, and whether it was valid until now
 */
export async function revokeKey(
  tx: Transaction<Database>,
  workgroupId: number,
  id: number,
  by: string,
): Promise<{ name: string; wasGood: boolean } | undefined> {
  const before = await tx
    .selectFrom('api_keys')
    .select(['name', 'client_id as clientId', 'revoked_at as revokedAt'])
    .where('workgroup_id', '=', workgroupId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())`, revoked_by: sql<string>`coalesce(revoked_by, ${by})` })
    .where('id', '=', id)
    .execute()
  return { name: `${before.name} (${before.clientId}…)`, wasGood: before.revokedAt === null }
}
