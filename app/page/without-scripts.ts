/** What a route says whose page carries no script at all. */
export const withoutScripts = { withoutScripts: true }

/** Whether a page is to go without scripts: nothing on it can track, store or fail to load (CLP Article 34b). */
export function goesWithoutScripts({ handle }: { handle: unknown }): boolean {
  return handle === withoutScripts
}
