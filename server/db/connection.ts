import { PostgresDialect, type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { ConnectionLost } from './connection-lost.ts'

const int8 = 20
const date = 1082

/** Numbers of 64 bits are numbers (ours stay far below 2⁵³), and a calendar date is its text `YYYY-MM-DD`, without any time zone. */
function typesOfColumns(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(int8, Number)
  types.setTypeParser(date, (text) => text)
  return types
}

/** A pool of connections whose columns come back in the types that `schema.ts` states. */
export function createPool(connection: pg.PoolConfig): pg.Pool {
  const types = typesOfColumns()
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, application_name: 'permasheet', ...connection, types })
  // A connection that breaks, as when the database restarts, is removed from the pool, and its query fails. Without these listeners the
  // error would end the process: the pool itself listens only to idle connections.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** How Kysely uses the pool: a query on a lost connection fails with a `ConnectionLost`. */
export function createDialect(pool: pg.Pool): PostgresDialect {
  const watched = new WeakMap<pg.PoolClient, WatchedClient>()
  pool.on('connect', (client) => watched.set(client, new WatchedClient(client)))
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw hasCode(error) ? error : new ConnectionLost(error)
    })
    return watched.get(client) ?? client
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })
}

/** pg throws errors without a code where it has lost a connection, or got none in time; errors of PostgreSQL and of the system have one. */
const hasCode = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code !== undefined

class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  #isLost = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    const lose = (): void => {
      this.#isLost = true
    }
    client.once('error', lose).once('end', lose)
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    requested: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    const client: PostgresPoolClient = this.#client
    if (typeof requested !== 'string') return client.query(requested)
    return client.query<R>(requested, parameters).catch((error: unknown) => {
      throw this.#isLost && !hasCode(error) ? new ConnectionLost(error) : error
    })
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}
