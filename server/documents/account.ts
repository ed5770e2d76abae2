/**
 * The account whose share a document counts against: a visitor's IP address, a signed-in user, or the program itself, which has no limit.
 */
export interface Account {
  key: string
  kind: 'visitor' | 'member' | 'house'
}

/** Somebody who waits for a document. */
export interface Waiter {
  /** Called only if a document has to be made. */
  account(): Promise<Account>
  /** Aborted when they wait no longer. */
  signal?: AbortSignal
  /** Told before they get a document whose bytes are not those that its key names. */
  unname?: () => void
}

/** The program itself, for mails and orders that run in the background. */
export function houseWaiter(name: string, signal?: AbortSignal): Waiter {
  const account = async (): Promise<Account> => ({ key: name, kind: 'house' })
  return signal ? { account, signal } : { account }
}
