import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPath, NavigationType, useBeforeUnload, useBlocker, useLocation, useNavigate, type Location } from 'react-router'
import { z } from 'zod'
import { onStep } from '../../browser/history-steps.ts'
import { useWorkspace } from './workspace-context.tsx'

/** A person who is stopped goes on by `proceed`, or stays by `reset`. */
export type LeaveBlocker = { state: 'blocked'; proceed: () => void; reset: () => void } | { state: 'unblocked' }

/** What waits: a link that was pressed, or steps of the history, which the browser has gone already. */
type Held = { to: Location; replace: boolean } | 'steps'

interface LeaveOptions {
  /** Before the tab is closed or loaded again, and the browser asks. */
  onUnload?: () => void
  /** Whether nothing is lost by going from one of these paths to the other; as a rule it is, unless they are equal. */
  isSame?: (pathname: string, other: string) => boolean
}

/**
 * Stops a person who goes to another page, signs out or chooses a language while something would be lost. Before the tab is closed or loaded
 * again the browser asks, in its own words.
 *
 * The router forgets whom it stopped as soon as any page arrives, and of two quick steps back it takes the second for its own way to undo the first. So what waits is kept
 * here, and the router does not hear of steps before they may be gone: then it looks where the browser stands.
 */
export function useLeaveBlocker(wouldLose: boolean, { onUnload, isSame = areEqual }: LeaveOptions = {}): LeaveBlocker {
  const { leaving } = useWorkspace()
  const navigate = useNavigate()
  const location = useLocation()
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const mayPass = useRef(false)
  /** Number of the shown page among the entries of the history. */
  const home = useRef<number | null>(null)
  useEffect(() => {
    const { key, idx } = readEntry()
    if (key === location.key) home.current = idx
  }, [location])
  useBeforeUnload((event) => {
    if (!wouldLose || leaving.isAgreed()) return
    onUnload?.()
    event.preventDefault()
  })
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (mayPass.current || historyAction === NavigationType.Pop) return false
    // Its own address in other words is no other page: the workgroup is written into it, or another part is shown.
    if (currentLocation.pathname === nextLocation.pathname) return false
    const isHeld = wouldLose && !isSame(currentLocation.pathname, nextLocation.pathname)
    // What is pressed last counts.
    setHeld(isHeld ? { to: nextLocation, replace: historyAction === NavigationType.Replace } : null)
    return isHeld
  })
  const hearStep = useEffectEvent((event: PopStateEvent) => {
    if (mayPass.current) return
    const isBack = held === 'steps' && readEntry().key === location.key
    const isHeld = !isBack && wouldLose && !isSame(location.pathname, window.location.pathname)
    setHeld(isHeld ? 'steps' : null)
    if (isHeld || isBack) event.stopImmediatePropagation()
  })
  useEffect(() => onStep((event) => hearStep(event)), [])
  const go = useCallback(
    (to: Held) => {
      setHeld(null)
      mayPass.current = true
      if (to === 'steps') window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
      else void navigate(createPath(to.to), { replace: to.replace, state: to.to.state })
      mayPass.current = false
    },
    [navigate],
  )
  const agree = useEffectEvent(async () => !wouldLose || (await new Promise<boolean>((resolve) => setAnswer(() => resolve))))
  useEffect(() => leaving.guard(() => agree()), [leaving])
  return useMemo(() => {
    if (answer) {
      const decide = (leaves: boolean) => {
        setAnswer(null)
        answer(leaves)
      }
      return { state: 'blocked', proceed: () => decide(true), reset: () => decide(false) }
    }
    if (held === null) return { state: 'unblocked' }
    const stay = () => {
      const { idx } = readEntry()
      // Until it is there the steps are held: whoever comes back to where they are has not gone.
      if (held === 'steps' && home.current !== null && idx !== null && idx !== home.current) window.history.go(home.current - idx)
      else setHeld(null)
    }
    return { state: 'blocked', proceed: () => go(held), reset: stay }
  }, [answer, held, go])
}

const areEqual = (pathname: string, other: string) => pathname === other

const entry = z.object({ key: z.string().catch('default'), idx: z.number().nullable().catch(null) })

/** The entry of the history at which the browser stands, as the router has named and numbered it. */
const readEntry = () => entry.catch({ key: 'default', idx: null }).parse(window.history.state)
