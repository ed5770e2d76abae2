import pg from 'pg'

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
  // A connection that breaks off, since the database restarts, leaves the pool by itself, and a query that it was used for fails and
  // says so. Without these listeners it would end the process: the pool itself listens only to connections that rest.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
