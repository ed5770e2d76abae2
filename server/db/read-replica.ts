import { Kysely, PostgresDialect, sql } from 'kysely'
import { createPool } from './connection.ts'
import type { Log } from './log.ts'
import type { Database } from './schema.ts'

/** Milliseconds between two checks of how far behind the replica is. */
const interval = 2_000
/** Milliseconds by which a replica may lag; one that is further behind is not used. */
const longestLag = 30_000
/** Milliseconds that a query waits for the replica before it is sent to the database. */
const longestWait = 3_000

/**
 * A streaming replica of the database, for queries whose result may be some seconds old. Queries that decide which version is current never
 * go here: a reader might see an older version than before.
 */
export interface ReadReplica {
  /** Runs the query on the replica; where there is none, it is too far behind, or it fails, on the database. */
  read<Result>(query: (db: Kysely<Database>) => Promise<Result>): Promise<Result>
  /** Whether it is in use; null where the configuration names none. */
  isUsed(): boolean | null
  close(): Promise<void>
}

export interface ReplicaTiming {
  /** Milliseconds. */
  interval: number
  /** Milliseconds. */
  longestLag: number
}

/** @param url of the replica; undefined: there is none. It need not be reachable yet. */
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
  /** How much the database had written at which time, the oldest first; after a while exactly one mark is older than the longest lag. */
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
      // In the first seconds it is not known how far behind it is.
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
        // Until the next check, so that other queries do not wait for it as well.
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

/** Bytes of write-ahead log since the cluster was created. */
async function findWritten(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** How many of them a replica has replayed. A server that is not a replica returns what it has written. */
async function findReplayed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}
