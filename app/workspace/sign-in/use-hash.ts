import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** What stands behind the # of the address, of which the server knows nothing: null before the page is alive. */
export const useHash = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => null,
  )
