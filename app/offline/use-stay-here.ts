import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { useTranslate } from '../language/texts.tsx'
import { useNotify } from '../ui/notifications.tsx'
import { isPublic } from './addresses.ts'
import { findComing } from '../browser/coming-address.ts'
import { setShown } from './stay-shown.ts'
import { findPlace, returnTo } from './return-to.ts'
import { hasWorker, probeServer } from './use-offline.ts'

/** Milliseconds for which a failure is shown. */
const failureTime = 10_000

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => pathname + search + hash

/** Keeps what somebody reads when the next page is out of reach, and says so with a way to try again. */
export function useStayHere(isOffline: boolean): void {
  const t = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search, state } = location
  /** The place of the history at which the page that is shown stands. */
  const place = useRef<string | null>(null)
  /** A script of a page did not arrive: the router would wait for it for ever, so from then on only whole pages can be loaded. */
  const isStuck = useRef(false)

  const say = (requested: string) => {
    const action = { text: t('problem.tryAgain'), run: () => void go(requested) }
    notify({ type: 'error', text: t('offline.notLoaded'), delay: failureTime, action })
  }
  const go = async (requested: string) => {
    if (!hasWorker() && !(navigator.onLine && (await probeServer()))) say(requested)
    else if (isStuck.current) window.location.assign(requested)
    else void navigate(requested)
  }
  const endNavigation = async () => {
    // After a step back or forward the address has changed already, and what was left must not overwrite what stands there.
    if (place.current !== null) await returnTo(place.current)
    await navigate({ pathname, search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, state })
  }

  const stay = useEffectEvent(async (requested: URL, isSilent: boolean) => {
    await endNavigation()
    if (!isSilent) say(addressOf(requested))
  })
  useEffect(() => {
    // A refresh of the sheet that fails is ignored (specification, section 8).
    const isSheet = /^\/p\/[^/]+\/[^/]+\/gh\//.test(pathname)
    setShown({ pathname, stay: (requested, isRefresh) => stay(requested, isRefresh && isSheet) })
    return () => setShown(null)
  }, [pathname])
  const notePlace = useEffectEvent((_shown: Location) => {
    place.current = findPlace()
  })
  useEffect(() => notePlace(location), [location])

  const followLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !isPublic(pathname)) return
    // Whole pages are kept, with their place on the page. Of the workspace nothing is, and a link would end it.
    if (hasWorker() && isOffline) event.stopPropagation()
    // Nothing is kept without a worker: what the browser would show instead says nothing of the product.
    else if (isOffline || isStuck.current) {
      event.stopPropagation()
      event.preventDefault()
      void go(addressOf(link))
    }
  })
  // If a script of a page does not arrive, the router reloads the current page; without a connection nothing would be left of it.
  const holdReload = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || hasWorker() || !isPublic(pathname)) return
    event.preventDefault()
    isStuck.current = true
    const coming = findComing()
    if (!coming) return
    void endNavigation()
    void go(addressOf(coming))
  })
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    addEventListener('click', (event) => followLink(event), { capture: true, signal })
    if ('navigation' in window) navigation.addEventListener('navigate', (event) => holdReload(event), { signal })
    return () => ends.abort()
  }, [])
}
