import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { lockSignInOf } from './queries.ts'

/** Minutes within which the first code has to follow the new secret. */
const setUpMinutes = 15
/** Seconds within which the code has to follow the password. */
export const challengeSeconds = 300
/** Sign-ins of one account that may wait for their code; beyond that the oldest are dropped. */
const challengesOfUser = 10

// The factor.

export interface StoredFactor {
  secretSealed: string
  isOn: boolean
  recoveryCodesLeft: number
}

export async function findFactor(db: Kysely<Database>, userId: number): Promise<StoredFactor | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['secret_sealed as secretSealed', sql<boolean>`confirmed_at is not null`.as('isOn')])
    .select(
      sql<number>`(select count(*)::int from recovery_codes where user_id = second_factors.user_id and used_at is null)`.as(
        'recoveryCodesLeft',
      ),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Stores a secret that its first code has not confirmed yet, in place of an earlier one. @returns false where the factor is on already */
export async function beginFactor(db: Kysely<Database>, userId: number, secretSealed: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret_sealed: secretSealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret_sealed: secretSealed, begun_at: sql<Date>`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The unconfirmed secret, unless it has expired. */
export async function findBegunSecret(db: Kysely<Database>, userId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('second_factors')
    .select('secret_sealed')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('begun_at', '>', sql<Date>`now() - make_interval(mins => ${setUpMinutes})`)
    .executeTakeFirst()
  return found?.secret_sealed
}

/** Confirms the secret and switches the factor on. @returns false where it is on by now, or another secret was issued */
export async function confirmFactor(tx: Transaction<Database>, userId: number, secretSealed: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: sql<Date>`now()`, last_step: step })
    .where('user_id', '=', userId)
    .where('secret_sealed', '=', secretSealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the factor with its recovery codes and pending challenges. @returns whether it was on */
export async function deleteFactor(tx: Transaction<Database>, userId: number): Promise<boolean> {
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
  const gone = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning(sql<boolean>`confirmed_at is not null`.as('wasOn'))
    .executeTakeFirst()
  return gone?.wasOn ?? false
}

// Its codes, each valid once.

/**
 * Uses a time step: of any number of calls with one code one succeeds, and earlier codes are no longer valid either. @returns whether this
 * call succeeded
 */
export async function useStep(tx: Transaction<Database>, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where((factor) => factor.or([factor('last_step', 'is', null), factor('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function useRecoveryCode(tx: Transaction<Database>, userId: number, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Replaces all earlier recovery codes, used or not. */
export async function replaceRecoveryCodes(tx: Transaction<Database>, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

// Between password and code.

/** @param byProvider whether the provider said who it is, and not a password */
export async function insertChallenge(tx: Transaction<Database>, userId: number, tokenHash: string, byProvider: boolean): Promise<void> {
  const gone = tx
    .selectFrom('sign_in_challenges')
    .select('token_hash')
    .where('expires_at', '<', sql<Date>`now()`)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('sign_in_challenges').where('token_hash', 'in', gone).execute()
  const surplus = tx
    .selectFrom('sign_in_challenges')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .offset(challengesOfUser - 1)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('sign_in_challenges').where('token_hash', 'in', surplus).execute()
  await tx
    .insertInto('sign_in_challenges')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      by_provider: byProvider,
      expires_at: sql<Date>`now() + make_interval(secs => ${challengeSeconds})`,
    })
    .execute()
}

/** The user whose sign-in waits for its code, unless it has expired. */
export async function findChallenge(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<{ userId: number; email: string; byProvider: boolean } | undefined> {
  return db
    .selectFrom('sign_in_challenges')
    .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
    .select(['users.id as userId', 'users.email', 'by_provider as byProvider'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
}

/**
 * @param userId owner of the challenge: a password change under way is waited for, and ends it. @returns whether the challenge was still
 * there
 */
export async function useChallenge(tx: Transaction<Database>, userId: number, tokenHash: string): Promise<boolean> {
  await lockSignInOf(tx, userId)
  const { numDeletedRows } = await tx.deleteFrom('sign_in_challenges').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows === 1n
}
