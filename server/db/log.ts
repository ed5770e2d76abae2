/** What the database tells the operator; the log of the server and the console both do. */
export interface Log {
  info(message: string): void
  warn(message: string): void
}
