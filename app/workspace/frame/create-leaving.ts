/** How a page is left other than by the router: by the end of the session, by another language. */
export interface Leaving {
  /**
   * A part of the page that could lose something.
   * @param agrees saves or asks, and tells whether the page may go
   * @returns takes the part out again
   */
  guard: (agrees: () => Promise<boolean>) => () => void
  /** Does what ends the page, if every part agrees. False: somebody stays, and nothing was done. */
  by: (action: () => Promise<unknown>) => Promise<boolean>
  /** Whether every part has agreed: the browser need not ask once more. */
  isAgreed: () => boolean
}

export function createLeaving(): Leaving {
  const guards = new Set<() => Promise<boolean>>()
  let agreed = false
  return {
    guard: (agrees) => {
      guards.add(agrees)
      return () => void guards.delete(agrees)
    },
    by: async (action) => {
      for (const agrees of guards) if (!(await agrees())) return false
      agreed = true
      try {
        await action()
      } catch (error) {
        agreed = false
        throw error
      }
      return true
    },
    isAgreed: () => agreed,
  }
}
