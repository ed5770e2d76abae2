import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Place, Places } from './create-places.ts'
import { nameDetails } from './name-details.ts'
import { nameEntry } from './name-entry.ts'

/** Milliseconds in which more of a page may arrive once it stands where it was left. */
const lastParts = 5_000
/** By which a person takes the page over. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Back and a reload land where a page was left: as far down, with the same parts open. The router puts a page there once, when its first part is shown; a page
 * of the workspace comes in several, and is put there with each of them until the person does something.
 */
export function useKeptPlace(places: Places): void {
  const location = useLocation()
  const { pathname } = location
  const entry = nameEntry(location)
  const how = useNavigationType()
  const shown = useRef<{ entry: string; pathname: string } | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { entry, pathname }
    if (how === NavigationType.Replace && before && before.entry !== entry && before.pathname === pathname)
      places.rename(before.entry, entry)
    const place = how === NavigationType.Pop ? places.find(entry) : null
    const ends = new AbortController()
    let isReturning = false
    if (place) {
      isReturning = true
      const act = () => {
        isReturning = false
        ends.abort()
      }
      for (const one of acts) addEventListener(one, act, { capture: true, passive: true, signal: ends.signal })
      // However long it takes until the first of it is there, on a slow line.
      stay(place, ends.signal, () => {
        const last = setTimeout(act, lastParts)
        ends.signal.addEventListener('abort', () => clearTimeout(last))
      })
    }
    const onScroll = () => {
      if (!isReturning) places.change(entry, { y: window.scrollY })
    }
    const onToggle = () => {
      if (isReturning) return
      const open = [...nameDetails(document)].filter(([, { open: is }]) => is).map(([name]) => name)
      places.change(entry, { open })
    }
    // The browser tells of the last step of a scroll no more when the page goes.
    const onLeave = () => {
      onScroll()
      places.write()
    }
    addEventListener('scroll', onScroll, { passive: true })
    // It does not bubble.
    addEventListener('toggle', onToggle, { capture: true })
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      ends.abort()
      removeEventListener('scroll', onScroll)
      removeEventListener('toggle', onToggle, { capture: true })
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
    }
    // The address may change in its place, under the same name of the router.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, places])
}

/** Opens what was open as it comes, and holds the page where it was while it grows. @param onThere once it stands there for the first time */
function stay({ y, open }: Place, until: AbortSignal, onThere: () => void): void {
  const opened = new Set<string>()
  let isThere = false
  const put = () => {
    if (open.length > opened.size)
      for (const [name, details] of nameDetails(document)) {
        if (!open.includes(name) || opened.has(name)) continue
        opened.add(name)
        details.open = true
      }
    if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' })
    if (isThere || y === 0 || Math.abs(window.scrollY - y) > 1) return
    isThere = true
    onThere()
  }
  const grows = new ResizeObserver(put)
  grows.observe(document.body)
  const comes = new MutationObserver(put)
  if (open.length > 0) comes.observe(document.body, { childList: true, subtree: true, characterData: true })
  until.addEventListener('abort', () => {
    grows.disconnect()
    comes.disconnect()
  })
}
