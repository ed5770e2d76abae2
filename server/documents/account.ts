/** Whose share a document counts against: a visitor's address, a signed-in person, or the program's own work, which no share limits. */
export interface Account {
  key: string
  kind: 'visitor' | 'member' | 'house'
}

/** Somebody who waits for a document. */
export interface Waiter {
  /** Called only where a document has to be made. */
  account(): Promise<Account>
  /** Aborted when they wait no longer. */
  signal?: AbortSignal
}

/** The program itself, which sends or prints what somebody ordered. */
export function houseWaiter(name: string, signal?: AbortSignal): Waiter {
  const account = async (): Promise<Account> => ({ key: name, kind: 'house' })
  return signal ? { account, signal } : { account }
}
