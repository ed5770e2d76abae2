import { type Kysely, sql, type Transaction } from 'kysely'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'
import type { Caller } from './read-device.ts'
import { failuresThatLock, windowMinutes } from './guard-sign-in.ts'

// Times are taken from the database, since the clocks of processes differ.
const windowStart = sql<Date>`clock_timestamp() - make_interval(mins => ${windowMinutes})`

/** How many seconds an account is still locked (0: it is not), and how often the caller's IP address failed recently, in one round trip. */
export async function findSignInGuard(
  db: Kysely<Database>,
  account: string,
  address: string,
): Promise<{ lockedSeconds: number; failuresOfAddress: number }> {
  const { rows } = await sql<{ lockedSeconds: number; failuresOfAddress: number }>`
    select ${lockedSeconds(account)} as "lockedSeconds",
      (select count(*)::integer from sign_in_failures where address = ${address} and failed_at > ${windowStart}) as "failuresOfAddress"`.execute(
    db,
  )
  return rows[0] ?? { lockedSeconds: 0, failuresOfAddress: 0 }
}

const lockedSeconds = (account: string) => sql<number>`
  coalesce((
    select ceil(extract(epoch from max(failed_at) + make_interval(mins => ${windowMinutes}) - clock_timestamp()))::integer
    from sign_in_failures where account = ${account} and locks and failed_at > ${windowStart}
  ), 0)`

/** Locks the failures of an account until the end of the transaction, so that they are counted one after another. */
export async function lockAccount(tx: Transaction<Database>, account: string): Promise<number> {
  await holdLockOf(tx, 'signIns', account)
  const { rows } = await sql<{ seconds: number }>`select ${lockedSeconds(account)} as seconds`.execute(tx)
  return rows[0]?.seconds ?? 0
}

/**
 * Counts a failure, and writes it into the logs of the account's workgroups. Guesses under way while the account is locked are not counted
 * and reveal nothing.
 * @returns how often the account failed within the window, this time included; the remaining seconds of an existing lock
 */
export async function addSignInFailure(
  db: Kysely<Database>,
  account: string,
  of: FailedSignIn,
): Promise<{ failures: number } | { lockedSeconds: number }> {
  return db.transaction().execute(async (tx) => {
    const seconds = await lockAccount(tx, account)
    return seconds > 0 ? { lockedSeconds: seconds } : { failures: await countFailure(tx, account, of) }
  })
}

/** The account that was named, if it exists, and who tried. */
interface FailedSignIn extends Caller {
  userId: number | undefined
}

/**
 * The same for a transaction that has locked the account already.
 * @param codes key under which a wrong code is counted as well; the IP address is not counted twice
 * @returns how often it failed within the window, this time included
 */
export async function countFailure(tx: Transaction<Database>, account: string, of: FailedSignIn, codes?: string): Promise<number> {
  const { userId, address, network } = of
  const ofAccount = await noteFailure(tx, account, address)
  const failures = codes === undefined ? ofAccount : Math.max(ofAccount, await noteFailure(tx, codes, 'code'))
  // The same statements run for a name that nobody has.
  const params = { network: network ?? '–' }
  await insertAccountEntry(tx, 'account.signInFailed', { userId: userId ?? 0, params })
  if (failures >= failuresThatLock) await insertAccountEntry(tx, 'account.locked', { userId: userId ?? 0, params })
  return failures
}

async function noteFailure(tx: Transaction<Database>, account: string, address: string): Promise<number> {
  const before = await tx
    .selectFrom('sign_in_failures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account', '=', account)
    .where('failed_at', '>', windowStart)
    .executeTakeFirstOrThrow()
  const failures = before.count + 1
  await tx
    .insertInto('sign_in_failures')
    .values({ account, address, locks: failures >= failuresThatLock })
    .execute()
  return failures
}

/** Deletes failures that no longer count. Rows that another transaction is deleting are skipped. */
export async function deleteOldSignInFailures(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from sign_in_failures where ctid = any(array(
      select ctid from sign_in_failures where failed_at <= ${windowStart} for update skip locked
    ))`.execute(db)
}

/** Forgets the failures of an account and with them its lock. */
export async function deleteSignInFailures(db: Kysely<Database>, account: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('account', '=', account).execute()
}
