import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether scripts listen yet. A form that needs them is sent by none: the browser would write its fields into the address. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
