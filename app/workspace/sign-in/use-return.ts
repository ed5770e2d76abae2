import { useEffect, useEffectEvent } from 'react'
import { useWorkspace } from '../frame/workspace-context.tsx'

interface Returns {
  onSignedIn: () => void
  /** Nobody is signed in by now, or somebody else. */
  onInVain: () => void
}

/**
 * Whoever comes back to this tab, and signed in in another one meanwhile, is found signed in, if it is the same person; the server gives the
 * page of one person no token of another.
 */
export function useReturn({ onSignedIn, onInVain }: Returns): void {
  const { api } = useWorkspace()
  const answer = useEffectEvent((isSignedIn: boolean) => (isSignedIn ? onSignedIn() : onInVain()))
  useEffect(() => {
    let isUnderWay = false
    const look = async () => {
      if (document.visibilityState !== 'visible' || isUnderWay) return
      isUnderWay = true
      const isSignedIn = await api.resume().catch(() => false)
      isUnderWay = false
      if (!ends.signal.aborted) answer(isSignedIn)
    }
    const ends = new AbortController()
    const listener = () => void look()
    document.addEventListener('visibilitychange', listener, { signal: ends.signal })
    window.addEventListener('focus', listener, { signal: ends.signal })
    return () => ends.abort()
  }, [api])
}
