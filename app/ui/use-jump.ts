import { useRef, type MouseEvent, type MouseEventHandler } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNewPlace } from './use-new-place.ts'

/**
 * Follows links to parts of the page that is shown, `<a href="#…" onClick={jump}>`, as steps of the router: it knows the place that is
 * left, so that Back returns to it. Before the page is alive, and without scripts, they are the browser's own.
 */
export function useJump(): MouseEventHandler<HTMLAnchorElement> {
  const { search, hash: shown } = useLocation()
  const navigate = useNavigate()
  const requested = useRef<string | null>(null)
  useNewPlace(() => {
    if (requested.current !== null) moveFocusTo(requested.current)
    requested.current = null
  })
  return (event) => {
    if (isForElsewhere(event)) return
    event.preventDefault()
    const { hash } = event.currentTarget
    requested.current = hash.slice(1)
    void navigate({ search, hash }, { replace: hash === shown })
  }
}

/** In a window or a tab of its own, or to be saved. */
function isForElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

/** Keyboard and screen reader go on where the eye does, as after a jump of the browser's own. */
function moveFocusTo(id: string): void {
  const part = document.getElementById(id)
  if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1
  part?.focus({ preventScroll: true })
}
