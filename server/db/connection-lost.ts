/** The connection to the database broke, or none was available in time. The code is PostgreSQL's own for that, of class 08. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
  readonly code = '08006'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
