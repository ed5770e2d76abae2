import { useEffect, useRef, type RefObject } from 'react'

/**
 * What one pressed may go away with what it did, and the focus with it: who works by keyboard would begin at the top of the page again.
 * @param area which takes the focus where none of the places is there any more
 * @returns names where the focus goes then: a selector of what can take it by script, wherever in the area it stands by then
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): (place: string) => void {
  const place = useRef<string | null>(null)
  // After every change: an answer of the server may move a row to another group long after it was pressed.
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return
    const row = area.current?.querySelector<HTMLElement>(place.current) ?? area.current
    row?.focus({ preventScroll: true })
  })
  return (next) => {
    place.current = next
  }
}
