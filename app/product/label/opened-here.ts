/** State of an address that was opened from the page without the dialog: the way back leads there. */
export const openedHere = { openedHere: true }

/** Whether an address has that state. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state
}
