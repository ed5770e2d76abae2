/** Key of the session storage (specification, section 9). */
const key = 'workgroupId'

/** The workgroup that was chosen in this tab; null where none was, or where the browser remembers nothing. */
export function readWorkgroup(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function rememberWorkgroup(id: number): void {
  try {
    sessionStorage.setItem(key, String(id))
  } catch {
    // The choice holds until the tab is reloaded.
  }
}
