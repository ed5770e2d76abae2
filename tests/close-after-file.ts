/** What was opened for a test file, in the order in which it was: a server, its database, pages of the browser. */
const opened: (() => Promise<unknown>)[] = []

/**
 * Closes something when the test file is done, last opened first. Vitest's own `afterAll` is silently lost where a hook or a test calls it,
 * and what stays open there would live on beside the next file.
 */
export function closeAfterFile(close: () => Promise<unknown>): void {
  opened.push(close)
}

/** For the set-up of a project alone. @throws what failed to close first, when all else is closed */
export async function closeAll(): Promise<void> {
  const failed: unknown[] = []
  for (const close of opened.splice(0).toReversed()) await close().catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
}
