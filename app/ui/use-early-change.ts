import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * What somebody does to a field before the page is alive, as on a slow phone, is told by no event, and the first render after that would
 * take it away. It is read as soon as the page is alive, and then done.
 * @param read what the field has that this page does not know of; null for nothing
 */
export function useEarlyChange<Change>(read: () => Change | null, take: (change: Change) => void): void {
  const found = useRef<Change | null>(null)
  const onAlive = useEffectEvent(() => {
    found.current = read()
  })
  const onReady = useEffectEvent(() => {
    if (found.current !== null) take(found.current)
  })
  useLayoutEffect(() => onAlive(), [])
  useEffect(() => onReady(), [])
}
