import { useEffect, type RefObject } from 'react'

/**
 * Lays out the sections that were left out at first (sds.css), one at a time while nothing else is to be done: who then jumps to one does
 * not wait for it, and the page keeps the height that it was found to have.
 */
export function useSectionsLaidOut(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const left = [...(body.current?.querySelectorAll<HTMLElement>('.sec') ?? [])]
    let waiting = requestIdleCallback(next)
    function next(): void {
      const section = left.shift()
      if (!section) return
      section.style.contentVisibility = 'visible'
      // Two frames: its height is remembered at the end of the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          section.style.removeProperty('content-visibility')
          waiting = requestIdleCallback(next)
        }),
      )
    }
    return () => {
      left.length = 0
      cancelIdleCallback(waiting)
    }
  }, [body])
}
