import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * What only the browser knows, once scripts listen.
 * @param read gives the same value every time
 * @param before as the server says it, and the page until then
 */
export function useOnceAlive<Value, Before>(read: () => Value, before: Before): Value | Before {
  return useSyncExternalStore<Value | Before>(neverChanges, read, () => before)
}

/** Whether scripts listen yet. A form that needs them is sent by none: the browser would write its fields into the address. */
export function useIsAlive(): boolean {
  return useOnceAlive(isAlive, false)
}

const isAlive = () => true
