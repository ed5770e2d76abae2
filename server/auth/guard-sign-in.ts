/** Failures within the window that lock an account (design decisions, Accounts). */
export const failuresThatLock = 5
/** From this failure on, the response warns of the lock. */
export const failuresThatWarn = 4
/** Failures of one IP address, over all accounts, after which it has to wait: enough for an office behind one address. */
export const failuresThatStopAddress = 50
/** Minutes for which a failure counts, and for which a lock lasts. */
export const windowMinutes = 15
