import { createContext, use, useState } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { createPlaces, type Places } from './create-places.ts'
import { nameEntry } from './name-entry.ts'

const PlacesContext = createContext<Places>(createPlaces('', () => sessionStorage))

export const PlacesProvider = PlacesContext

/** Whether somebody comes back to this entry of the history, by Back or by a reload. */
export function useHasBeenHere(): boolean {
  const places = use(PlacesContext)
  const entry = nameEntry(useLocation())
  const isAlive = useIsAlive()
  const [hasBeen] = useState(() => isAlive && places.find(entry) !== null)
  return hasBeen
}

/**
 * As `useState`, for what a person chose in a page and finds again by Back and after a reload: a filter, a tab, an open row. It is part of no address; what others
 * should find by a link is. What was typed is kept by `useTyped`.
 * @param name of it in the page
 */
export function useChosen<Value>(name: string, schema: z.ZodType<Value>, first: Value): [Value, (value: Value) => void] {
  const places = use(PlacesContext)
  const entry = nameEntry(useLocation())
  const isAlive = useIsAlive()
  const [own, setOwn] = useState<{ value: Value } | null>(null)
  const kept = isAlive ? places.find(entry)?.chosen[name] : undefined
  const read = kept === undefined ? undefined : schema.safeParse(kept)
  const value = read?.success ? read.data : own ? own.value : first
  return [
    value,
    (next) => {
      places.choose(entry, name, next)
      setOwn({ value: next })
    },
  ]
}
