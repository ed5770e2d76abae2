import { useEffect, useRef, type RefObject } from 'react'

/**
 * A pressed control may disappear as a result of the press, and the focus with it, so that keyboard users would have to start at the top of
 * the page. The focus is kept only for that press: until the next press elsewhere, or until the focus moves elsewhere.
 * @param area which takes the focus where none of the places is there any more
 * @returns names where the focus goes then: a selector of what can take it by script, wherever in the area it stands by then
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): (place: string) => void {
  const place = useRef<string | null>(null)
  useEffect(() => {
    const leave = ({ target, type }: Event) => {
      if (place.current === null) return
      // The area has the focus in place of a row that is not there yet.
      if (type === 'focusin' && target === area.current) return
      const row = area.current?.querySelector(place.current)
      if (!(target instanceof Node) || !row?.contains(target)) place.current = null
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [area])
  // After every change: an answer of the server may move a row to another group long after it was pressed.
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === area.current
    if (place.current === null || !isLost) return
    const row = area.current?.querySelector<HTMLElement>(place.current) ?? area.current
    row?.focus({ preventScroll: true })
  })
  return (next) => {
    place.current = next
  }
}
