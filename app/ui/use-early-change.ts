import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

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

/**
 * The same for one field.
 * @param shown what the page believes that the field has; null where there is none
 * @returns to be put on the field
 */
export function useEarlyValue<Field extends { value: string }>(
  shown: string | null,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEarlyChange(() => (field.current && shown !== null && field.current.value !== shown ? field.current.value : null), take)
  return field
}
