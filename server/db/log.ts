/** Where the database reports to the operator: the log of the server, or the console. */
export interface Log {
  info(message: string): void
  warn(message: string): void
}
