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
  return new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, application_name: 'permasheet', ...connection, types: typesOfColumns() })
}
