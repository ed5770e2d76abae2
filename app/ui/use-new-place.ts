import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, type Location } from 'react-router'

/** In the state of a step that only completes the address of a place: the key of the place that stays shown. */
const staysAt = 'staysAt'

/** The state for a step that completes the address of what is shown, which stays as it is: open menus stay open. */
export const stateOfStay = ({ key, state }: Location<unknown>): object => ({ ...stateObject(state), [staysAt]: key })

/** Runs when the page that stays stands at another place of the history: its address changed, or could not be changed. */
export function useNewPlace(run: () => void): void {
  const { key, state }: Location<unknown> = useLocation()
  const shownAt = useRef(key)
  const arrive = useEffectEvent((place: string) => {
    if (shownAt.current === place) return
    const stays = stateObject(state)[staysAt] === shownAt.current
    shownAt.current = place
    if (!stays) run()
  })
  useEffect(() => arrive(key), [key])
}

const stateObject = (state: unknown): Readonly<Record<string, unknown>> => (typeof state === 'object' ? { ...state } : {})
