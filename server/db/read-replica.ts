import { Kysely, PostgresDialect, sql } from 'kysely'
import { createPool } from './connection.ts'
import type { Log } from './log.ts'
import type { Database } from './schema.ts'

/** Milliseconds between two looks at how far the replica is. */
const interval = 2_000
/** Milliseconds; a replica that has not got what the database held so long ago is not used. */
const longestLag = 30_000
/** Milliseconds that a query waits for the replica before it goes to the database. */
const longestWait = 3_000

/**
 * A streaming replica of the database, for what may be answered some seconds late. What decides which version is the current one is never
 * asked here: a reader would see an older version than the one they have.
 */
export interface ReadReplica {
  /** On the replica; where there is none, it is too far behind, or it fails, on the database. */
  read<Result>(query: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
  /** Whether it answers; null where the configuration names none. */
  isUsed(): boolean | null
  close(): Promise<void>
}

export interface ReplicaTiming {
  /** Milliseconds. */
  interval: number
  /** Milliseconds. */
  longestLag: number
}

/** @param url of the replica; undefined: there is none. It need not answer yet. */
export function openReadReplica(
  primary: Kysely<Database>,
  url: string | undefined,
  log: Log,
  timing: ReplicaTiming = { interval, longestLag },
): ReadReplica {
  if (url === undefined) return { read: (query) => query(primary), isUsed: () => null, close: async () => {} }
  const pool = createPool({ connectionString: url, connectionTimeoutMillis: longestWait, query_timeout: longestWait })
  const replica = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  let used = false
  let said: boolean | undefined
  /** How much the database had written when, the oldest first: one mark is older than the longest lag, once there is one. */
  const marks: { written: number; at: number }[] = []

  const tell = (isUsed: boolean, reason: string): void => {
    used = isUsed
    if (said === isUsed) return
    if (!isUsed) log.warn(`The replica of DATABASE_READ_URL is not used: ${reason}`)
    else if (said === false) log.warn('The replica of DATABASE_READ_URL is used again')
    said = isUsed
  }
  const look = async (): Promise<void> => {
    try {
      marks.push({ written: await findWritten(primary), at: Date.now() })
      while (marks[1] && marks[1].at <= Date.now() - timing.longestLag) marks.shift()
      const [oldest] = marks
      if (!oldest) return
      const isNear = (await findReplayed(replica)) >= oldest.written
      // In its first seconds nobody knows how far behind it is.
      if (isNear || oldest.at <= Date.now() - timing.longestLag) tell(isNear, `it is more than ${timing.longestLag / 1000} s behind`)
    } catch (error) {
      tell(false, reasonOf(error))
    }
  }
  let looking: Promise<void> | undefined
  const lookAgain = (): void => {
    looking ??= look().finally(() => (looking = undefined))
  }
  lookAgain()
  const timer = setInterval(lookAgain, timing.interval).unref()

  return {
    async read(query) {
      if (!used) return query(primary)
      try {
        return await query(replica)
      } catch (error) {
        // Until the next look: the others need not wait for it as well.
        tell(false, reasonOf(error))
        return query(primary)
      }
    },
    isUsed: () => used,
    async close() {
      clearInterval(timer)
      await looking
      await replica.destroy()
    },
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error && error.message !== '' ? error.message : 'it does not answer')

/** Bytes of the write-ahead log, since the cluster was made. */
async function findWritten(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** How many of them a replica shows. A server that is none shows what it has written. */
async function findReplayed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
