import { useCallback, useEffect, useRef } from 'react'

/**
 * Does what a field does when it is left, once a press that took its focus has ended: a page that moves between down and up would lose the press, and
 * a button that is pressed finds it done.
 */
export function useWhenReleased(): (act: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const ends = new AbortController()
    const note = (value: boolean) => () => {
      isPressed.current = value
    }
    addEventListener('pointerdown', note(true), { capture: true, passive: true, signal: ends.signal })
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, note(false), { capture: true, passive: true, signal: ends.signal })
    return () => ends.abort()
  }, [])
  return useCallback((act) => {
    if (!isPressed.current) return act()
    const ended = new AbortController()
    const once = () => {
      ended.abort()
      act()
    }
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, once, { capture: true, signal: ended.signal })
  }, [])
}
