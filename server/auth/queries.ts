import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Role } from '../../shared/account.ts'
import type { Database } from '../db/schema.ts'

/** A workgroup that a user belongs to. */
export interface Membership {
  workgroupId: number
  name: string
  brand: string
  role: Role
}

/** A signed-in user. */
export interface User {
  id: number
  /** The sign-in that the request belongs to. */
  sessionId: number
  /** null: a key, which has no mailbox. */
  email: string | null
  name: string
  interfaceLanguage: LanguageCode
  /** In the order of workgroup ids; without those that are closed to the user until they have a second factor (`signIn.closed`). */
  memberships: Membership[]
  /** The key that makes the call, with the scopes of its token; null: a person. */
  key: { id: number; scopes: readonly KeyScope[] } | null
  /** How a person signs in; null: a key, or work that goes on without them. */
  signIn: { hasPassword: boolean; hasSecondFactor: boolean; closed: Membership[] } | null
}

/** The signing secret; where there is none yet, this one is stored. Processes that start at the same time agree on one. */
export async function findOrStoreSigningSecret(db: Kysely<Database>, secret: string): Promise<string> {
  await db
    .insertInto('signing_secrets')
    .values({ id: 1, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await db.selectFrom('signing_secrets').select('secret').where('id', '=', 1).executeTakeFirstOrThrow()
  return found.secret
}

/** The user of an active session, with all memberships, in one round trip. */
export async function findUserOfSession(db: Kysely<Database>, userId: number, sessionId: number): Promise<User | undefined> {
  const found = await db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.id', 'sessions.id as sessionId', 'email', 'users.name', 'interface_language as interfaceLanguage'])
    .select([sql<boolean>`password_hash <> ''`.as('hasPassword'), hasSecondFactor.as('hasSecondFactor')])
    .select((user) =>
      jsonArrayFrom(
        user
          .selectFrom('memberships')
          .innerJoin('workgroups', 'workgroups.id', 'memberships.workgroup_id')
          .select(['workgroups.id as workgroupId', 'workgroups.name', 'workgroups.brand', 'role', 'requires_second_factor as isGuarded'])
          .whereRef('memberships.user_id', '=', 'users.id')
          .orderBy('workgroups.id'),
      ).as('memberships'),
    )
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!found) return undefined
  const { hasPassword, hasSecondFactor: hasFactor, memberships, ...user } = found
  const groups = memberships.map(({ isGuarded, ...group }) => ({ group, isClosed: isGuarded && !hasFactor }))
  const those = (closed: boolean) => groups.filter(({ isClosed }) => isClosed === closed).map(({ group }) => group)
  return { ...user, memberships: those(false), key: null, signIn: { hasPassword, hasSecondFactor: hasFactor, closed: those(true) } }
}

const hasSecondFactor = sql<boolean>`exists (select from second_factors where user_id = users.id and confirmed_at is not null)`

/** @param email normalised */
export async function findUserByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<{ id: number; email: string; passwordHash: string; interfaceLanguage: LanguageCode; hasSecondFactor: boolean } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash', 'interface_language as interfaceLanguage'])
    .select(hasSecondFactor.as('hasSecondFactor'))
    .where('email', '=', email)
    .executeTakeFirst()
}

/** @returns undefined when there is an account with this e-mail address already */
export async function insertUser(
  db: Kysely<Database>,
  user: { email: string; name: string; passwordHash: string; interfaceLanguage: LanguageCode },
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('users')
    .values({ email: user.email, name: user.name, password_hash: user.passwordHash, interface_language: user.interfaceLanguage })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/**
 * The credentials of an account, locked until the end of the transaction: a sign-in and a change of credentials wait for one another.
 * @returns undefined for an account that is gone
 */
export async function lockSignInOf(
  tx: Transaction<Database>,
  userId: number,
): Promise<{ email: string; passwordHash: string; hasSecondFactor: boolean } | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  // A separate statement, so that it sees the changes that the lock waited for.
  return tx
    .selectFrom('users')
    .select(['email', 'password_hash as passwordHash', hasSecondFactor.as('hasSecondFactor')])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Sets the password, and ends sign-ins that wait for their code, since they began with the old one. */
export async function updatePassword(db: Kysely<Database>, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}

export async function updateSettings(
  db: Kysely<Database>,
  userId: number,
  settings: { name?: string; interfaceLanguage?: LanguageCode },
): Promise<void> {
  const { name, interfaceLanguage } = settings
  if (name === undefined && interfaceLanguage === undefined) return
  await db
    .updateTable('users')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(interfaceLanguage === undefined ? {} : { interface_language: interfaceLanguage }),
    })
    .where('id', '=', userId)
    .execute()
}

export async function upsertMembership(db: Kysely<Database>, userId: number, workgroupId: number, role: Role): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ user_id: userId, workgroup_id: workgroupId, role })
    .onConflict((conflict) => conflict.columns(['user_id', 'workgroup_id']).doUpdateSet({ role }))
    .execute()
}

/** @returns whether there was such a membership */
export async function deleteMembership(db: Kysely<Database>, userId: number, workgroupId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('memberships')
    .where('user_id', '=', userId)
    .where('workgroup_id', '=', workgroupId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes an account with its sessions and memberships. */
export async function deleteUser(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

export async function listUsers(
  db: Kysely<Database>,
): Promise<{ email: string; name: string; lastSignInAt: Date | null; memberships: { workgroupId: number; role: Role }[] }[]> {
  return (
    db
      .selectFrom('users')
      .select(['email', 'name', 'last_sign_in_at as lastSignInAt'])
      .select((user) =>
        jsonArrayFrom(
          user
            .selectFrom('memberships')
            .select(['workgroup_id as workgroupId', 'role'])
            .whereRef('memberships.user_id', '=', 'users.id')
            .orderBy('workgroup_id'),
        ).as('memberships'),
      )
      // Accounts of keys are not listed here; owners of the workgroup see their keys.
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('api_keys').whereRef('api_keys.user_id', '=', 'users.id'))))
      .orderBy('email')
      .execute()
  )
}

export interface Workgroup {
  id: number
  name: string
  brand: string
}

export async function listWorkgroups(db: Kysely<Database>): Promise<Workgroup[]> {
  return db.selectFrom('workgroups').select(['id', 'name', 'brand']).orderBy('id').execute()
}

export async function insertWorkgroup(db: Kysely<Database>, name: string, brand: string): Promise<number> {
  const inserted = await db.insertInto('workgroups').values({ name, brand }).returning('id').executeTakeFirstOrThrow()
  return inserted.id
}

/** Permalink id and workgroup of a product, whichever of its two ids is known. The id lies within PostgreSQL's integer. */
export async function findProductOwner(
  db: Kysely<Database>,
  by: { permalinkId: number } | { synonymId: number },
): Promise<{ permalinkId: number; workgroupId: number } | undefined> {
  const products = db.selectFrom('products').select(['products.permalink_id as permalinkId', 'workgroup_id as workgroupId'])
  if ('permalinkId' in by) return products.where('products.permalink_id', '=', by.permalinkId).executeTakeFirst()
  return products
    .innerJoin('synonyms', 'synonyms.permalink_id', 'products.permalink_id')
    .where('synonyms.id', '=', by.synonymId)
    .executeTakeFirst()
}
