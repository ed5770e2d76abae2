import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Every advisory lock of this program, so that no two have one number; numbers that no other program on the same server is likely to use. */
export const advisoryLocks = {
  /** One process migrates the tables. */
  migrations: 7_236_184_205,
  /** Imports follow one after another. */
  imports: 7_236_184_206,
  /** Of processes that start at once, one queues the mails that have no job. */
  lostMails: 7_236_184_207,
  /** Orders for bulk labels are counted one after another. */
  bulkLabels: 7_236_184_210,
  /** Of processes that start at once on an empty database, one loads the demonstration. */
  demonstration: 7_236_184_209,
  /** Adding files to the store, and removing orphans from it. */
  attachmentFiles: 7_236_184_208,
  /** States of Annex VI are stored one after another. */
  harmonisedStates: 7_236_184_211,
} as const
type LockName = keyof typeof advisoryLocks

/** Locks of one thing among many. PostgreSQL keeps those with two numbers apart from those with one. */
export const advisoryLockFamilies = {
  /** By product: updates are sent only once. */
  updates: 7_236_184,
  /** By account: failed sign-ins are counted one after another. */
  signIns: 7_236_185,
  /** By workgroup: publications compare their codes and UFIs with those of other products one after another. */
  identities: 7_236_186,
  /** By workgroup: keys are counted before another one is created. */
  keys: 7_236_187,
  /** By workgroup: the last owner cannot leave, and invitations are counted before another one is created. */
  members: 7_236_188,
  /** By workgroup: receivers of events are counted before another one is added. */
  webhooks: 7_236_189,
  /** By sender and content: equal shares are stored one after another. */
  shares: 7_236_191,
  /** By e-mail address: password links are counted before another one is created. */
  passwordLinks: 7_236_190,
} as const
type FamilyName = keyof typeof advisoryLockFamilies

/** Waits for every other holder of the lock, and holds it until the transaction ends. */
export async function holdLock(tx: Transaction<Database>, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks[name]})`.execute(tx)
}

/** The same as a shared lock: held together with other sharers, but not with an exclusive holder. */
export async function shareLock(tx: Transaction<Database>, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks[name]})`.execute(tx)
}

/** The same for one thing among many. @param thing an id, or a name of which PostgreSQL makes a number: two may seldom share one */
export async function holdLockOf(tx: Transaction<Database>, family: FamilyName, thing: number | string): Promise<void> {
  const number = typeof thing === 'number' ? sql`${thing}::integer` : sql`hashtext(${thing})`
  await sql`select pg_advisory_xact_lock(${advisoryLockFamilies[family]}::integer, ${number})`.execute(tx)
}

/** Runs some work while the connection holds a lock, across several transactions. */
export async function withLock<Result>(connection: Kysely<Database>, name: LockName, work: () => Promise<Result>): Promise<Result> {
  await sql`select pg_advisory_lock(${advisoryLocks[name]})`.execute(connection)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLocks[name]})`.execute(connection)
  }
}
