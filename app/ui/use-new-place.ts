import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Runs when the page that stays stands at another place of the history: its address changed, or could not be changed. */
export function useNewPlace(run: () => void): void {
  const { key } = useLocation()
  const shownAt = useRef(key)
  const arrive = useEffectEvent((place: string) => {
    if (shownAt.current === place) return
    shownAt.current = place
    run()
  })
  useEffect(() => arrive(key), [key])
}
