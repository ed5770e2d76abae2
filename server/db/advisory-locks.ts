import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Every advisory lock of this program, so that no two have one number; numbers that no other program on the same server is likely to use. */
export const advisoryLocks = {
  /** One process brings the tables up to this program. */
  migrations: 7_236_184_205,
  /** Imports follow one after another. */
  imports: 7_236_184_206,
  /** Of processes that start at once, one queues the mails that no job will take up. */
  lostMails: 7_236_184_207,
  /** Orders of labels in bulk are counted one after another. */
  bulkLabels: 7_236_184_210,
  /** Of processes that start at once on an empty database, one loads the demonstration. */
  demonstration: 7_236_184_209,
  /** Files that come into the store, and the clearing of it. */
  attachmentFiles: 7_236_184_208,
  /** States of Annex VI that are stored follow one after another. */
  harmonisedStates: 7_236_184_211,
} as const
type LockName = keyof typeof advisoryLocks

/** Locks of one thing among many. PostgreSQL keeps those with two numbers apart from those with one. */
export const advisoryLockFamilies = {
  /** Of a product: updates of it are sent once. */
  updates: 7_236_184,
  /** Of an account: its failures to sign in are counted one after another. */
  signIns: 7_236_185,
  /** Of a workgroup: what is published compares its codes and UFIs with the others' one after another. */
  identities: 7_236_186,
  /** Of a workgroup: its keys are counted before another one is made. */
  keys: 7_236_187,
  /** Of a workgroup: the last owner stays, and invitations are counted before another one is made. */
  members: 7_236_188,
  /** Of a workgroup: its receivers of events are counted before another one is added. */
  webhooks: 7_236_189,
  /** Of an address: its links to another password are counted before another one is made. */
  passwordLinks: 7_236_190,
} as const
type FamilyName = keyof typeof advisoryLockFamilies

/** Waits for every other holder of the lock, and holds it until the transaction ends. */
export async function holdLock(tx: Transaction<Database>, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks[name]})`.execute(tx)
}

/** The same together with others who share it, and not with anyone who holds it alone. */
export async function shareLock(tx: Transaction<Database>, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${advisoryLocks[name]})`.execute(tx)
}

/** The same for one thing among many. @param thing an id, or a name of which PostgreSQL makes a number: two may seldom share one */
export async function holdLockOf(tx: Transaction<Database>, family: FamilyName, thing: number | string): Promise<void> {
  const number = typeof thing === 'number' ? sql`${thing}::integer` : sql`hashtext(${thing})`
  await sql`select pg_advisory_xact_lock(${advisoryLockFamilies[family]}::integer, ${number})`.execute(tx)
}

/** Runs a piece of work while the connection holds a lock, over several transactions. */
export async function withLock<Result>(connection: Kysely<Database>, name: LockName, work: () => Promise<Result>): Promise<Result> {
  await sql`select pg_advisory_lock(${advisoryLocks[name]})`.execute(connection)
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLocks[name]})`.execute(connection)
  }
}
