import { type Kysely, sql, type Transaction } from 'kysely'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import type { Database } from '../db/schema.ts'
import { deleteSignInFailures, lockAccount } from './failure-queries.ts'
import type { Device } from './read-device.ts'
import { lockSignInOf } from './queries.ts'
import { refreshTokenDays } from './tokens.ts'

// Times are taken from the database, since the clocks of processes differ.
const refreshTokenEnd = sql<Date>`now() + make_interval(days => ${refreshTokenDays})`
/** The end of what a session has, which goes no further than the session. */
const endWithin = (sessionEnd: Date | null) => sql<Date>`least(${refreshTokenEnd}, ${sessionEnd}::timestamptz)`

interface NewSession {
  userId: number
  account: string
  verified: string
  tokenHash: string
  device: Device
}

/** Sessions of one user beyond these end, the longest unused first. */
const sessionsOfUser = 100

/**
 * Begins a session, unless the account was locked, or got another password or a second factor, while the password was being checked.
 * @param verified hash of the right password
 * @returns the session's id, the seconds of the lock, or nothing for a password that is no longer sufficient
 */
export async function addSession(
  db: Kysely<Database>,
  { userId, account, verified, tokenHash, device }: NewSession,
): Promise<{ sessionId: number } | { lockedSeconds: number } | null> {
  return db.transaction().execute(async (tx) => {
    const seconds = await lockAccount(tx, account)
    if (seconds > 0) return { lockedSeconds: seconds }
    const now = await lockSignInOf(tx, userId)
    if (now?.passwordHash !== verified || now.hasSecondFactor) return null
    await deleteSignInFailures(tx, account)
    return { sessionId: await insertSession(tx, { userId, tokenHash, device, lastsDays: null }) }
  })
}

/**
 * @param lastsDays after which it ends however often it is refreshed; null: refreshed in time it goes on
 * @returns its id
 */
export async function insertSession(
  tx: Transaction<Database>,
  { userId, tokenHash, device, lastsDays }: { userId: number; tokenHash: string; device: Device; lastsDays: number | null },
): Promise<number> {
  await deleteOldSessions(tx, userId)
  const end = sql<Date | null>`now() + make_interval(days => ${lastsDays}::integer)`
  const within = sql<Date>`least(${refreshTokenEnd}, ${end})`
  const session = await tx
    .insertInto('sessions')
    .values({ user_id: userId, expires_at: within, ends_at: end, ...device })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('refresh_tokens').values({ token_hash: tokenHash, session_id: session.id, expires_at: within }).execute()
  await tx
    .updateTable('users')
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
  await insertAccountEntry(tx, 'account.signedIn', { userId, params: { network: device.network ?? '–' } })
  return session.id
}

/** Rows that another transaction is deleting are skipped, so that two of them never wait for each other. */
async function deleteOldSessions(tx: Transaction<Database>, userId: number): Promise<void> {
  const expired = tx
    .selectFrom('sessions')
    .select('id')
    .where('expires_at', '<', sql<Date>`now()`)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('sessions').where('id', 'in', expired).execute()
  const surplus = tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .offset(sessionsOfUser - 1)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('sessions').where('id', 'in', surplus).execute()
}

/**
 * Uses a refresh token: marks it as used and stores its successor. Of any number of calls with one token one does so; the
 * others find it used.
 */
export async function rotateRefreshToken(
  db: Kysely<Database>,
  tokenHash: string,
  successorHash: string,
  device: Device,
): Promise<{ sessionId: number; userId: number } | undefined> {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('refresh_tokens')
      .from('sessions')
      .set({ used_at: sql<Date>`clock_timestamp()` })
      .whereRef('sessions.id', '=', 'refresh_tokens.session_id')
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('refresh_tokens.expires_at', '>', sql<Date>`now()`)
      .where('sessions.revoked_at', 'is', null)
      .where(({ eb, or }) => or([eb('sessions.ends_at', 'is', null), eb('sessions.ends_at', '>', sql<Date>`now()`)]))
      .returning(['sessions.id as sessionId', 'sessions.user_id as userId', 'sessions.ends_at as endsAt'])
      .executeTakeFirst()
    if (!used) return undefined
    const { sessionId, userId, endsAt } = used
    await tx
      .insertInto('refresh_tokens')
      .values({ token_hash: successorHash, session_id: sessionId, expires_at: endWithin(endsAt) })
      .execute()
    await tx
      .deleteFrom('refresh_tokens')
      .where('session_id', '=', sessionId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
    await tx
      .updateTable('sessions')
      .set({ expires_at: endWithin(endsAt), last_used_at: sql<Date>`now()`, ...device })
      .where('id', '=', sessionId)
      .execute()
    return { sessionId, userId }
  })
}

export interface StoredRefreshToken {
  sessionId: number
  userId: number
  expired: boolean
  revoked: boolean
  /** null: not used yet. */
  secondsSinceUse: number | null
  /** Whether its successor was used as well. */
  successorUsed: boolean
}

export async function findRefreshToken(
  db: Kysely<Database>,
  tokenHash: string,
  successorHash: string,
): Promise<StoredRefreshToken | undefined> {
  return db
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions', 'sessions.id', 'token.session_id')
    .leftJoin('refresh_tokens as successor', (join) => join.on('successor.token_hash', '=', successorHash))
    .select(['sessions.id as sessionId', 'sessions.user_id as userId'])
    .select([
      sql<boolean>`token.expires_at <= clock_timestamp()`.as('expired'),
      sql<boolean>`sessions.revoked_at is not null`.as('revoked'),
      sql<number | null>`extract(epoch from clock_timestamp() - token.used_at)::double precision`.as('secondsSinceUse'),
      sql<boolean>`successor.used_at is not null`.as('successorUsed'),
    ])
    .where('token.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** @returns its user; undefined for one that has ended already */
export async function revokeSession(db: Kysely<Database>, sessionId: number): Promise<number | undefined> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('user_id as userId')
    .executeTakeFirst()
  return revoked?.userId
}

/** Active sessions of a user, the most recently used first. */
export async function listSessions(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at as begun_at', 'last_used_at', 'browser', 'system', 'network'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @returns whether the user had such an active session */
export async function revokeOwnSession(db: Kysely<Database>, userId: number, sessionId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Minutes for which a sign-in proves who somebody is. */
const freshMinutes = 10

export async function isSessionFresh(db: Kysely<Database>, sessionId: number): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${freshMinutes})`)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends the user's sessions, except perhaps one. @returns how many there were */
export async function revokeSessionsOfUser(db: Kysely<Database>, userId: number, exceptSessionId?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '<>', exceptSessionId ?? 0))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
