import { useLayoutEffect, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useIsAlive } from '../../ui/use-once-alive.ts'

/**
 * Finds out how high the sections are that are laid out late (sds.css), one at a time while nothing else is to be done, all at once where
 * somebody jumps before that: a place far below then stands where it will stand once everything above it is laid out. What browsers
 * themselves remember of such heights is left aside: Firefox and WebKit land elsewhere by it.
 */
export function useSectionHeights(body: RefObject<HTMLElement | null>): void {
  // The router restores how far a page was scrolled, in pixels, once this page is there.
  const isStep = useNavigationType() === NavigationType.Pop
  const isStepBack = useIsAlive() && isStep
  useLayoutEffect(() => {
    const sheet = body.current
    if (!sheet) return
    const list = () => [...sheet.querySelectorAll<HTMLElement>('.sec + .sec')]
    // Once the letters are there, by which lines break: measuring before is for nothing, but where somebody jumps before.
    let left = list()
    let cancel = () => {}
    const measureNext = () => {
      measure(left.splice(0, 1))
      if (left.length > 0) cancel = whenIdle(measureNext)
      // All that a page which came back had laid out at once has its height now.
      else delete document.documentElement.dataset['returned']
    }
    const measureAll = () => measure(left.splice(0))
    const begin = () => {
      left = list()
      cancel()
      cancel = whenIdle(measureNext)
    }
    const measureForJump = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) measureAll()
    }
    void document.fonts.ready.then(() => sheet.isConnected && begin())
    // Greek or bold ones that only a section far below has are fetched when that is laid out.
    document.fonts.addEventListener('loadingdone', begin)
    if (isStepBack) measureAll()
    const requested = document.getElementById(location.hash.slice(1))
    if (requested) {
      // The browser's own jump, before the page was alive, went by heights that were guessed.
      const isBeingRead = Math.abs(requested.getBoundingClientRect().top) < innerHeight
      measureAll()
      if (isBeingRead) requested.scrollIntoView()
    }
    // Another width changes where lines break.
    let width = sheet.clientWidth
    const observer = new ResizeObserver(() => {
      if (sheet.clientWidth === width) return
      width = sheet.clientWidth
      begin()
    })
    observer.observe(sheet)
    // Another version or language is another sheet in the same place.
    const replaced = new MutationObserver(begin)
    replaced.observe(sheet, { childList: true })
    // Before whatever else a click or a step of the history does.
    document.addEventListener('click', measureForJump, true)
    window.addEventListener('popstate', measureAll, true)
    return () => {
      cancel()
      observer.disconnect()
      replaced.disconnect()
      document.fonts.removeEventListener('loadingdone', begin)
      document.removeEventListener('click', measureForJump, true)
      window.removeEventListener('popstate', measureAll, true)
    }
    // How somebody came here does not change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [body])
}

/** One layout for all of them; what is being read stays where it is, which WebKit does not see to by itself. */
function measure(sections: readonly HTMLElement[]): void {
  const read = [...(sections[0]?.parentElement?.children ?? [])].find((part) => bottomOf(part) > 0)
  const readAt = read?.getBoundingClientRect().top ?? 0
  for (const { style } of sections) {
    style.contentVisibility = 'visible'
    // As where it is left out: without it the margins of its first and last part would lie outside.
    style.contain = 'layout style paint'
  }
  const heights = sections.map((section) => {
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(section)
    const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].reduce((sum, edge) => sum + Number.parseFloat(edge), 0)
    return section.getBoundingClientRect().height - edges
  })
  for (const [index, { style }] of sections.entries()) {
    style.containIntrinsicBlockSize = `${heights[index]}px`
    style.removeProperty('content-visibility')
    style.removeProperty('contain')
  }
  const moved = (read?.getBoundingClientRect().top ?? 0) - readAt
  if (scrollY > 0 && Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
}

const bottomOf = (part: Element): number => part.getBoundingClientRect().bottom

/** @returns what takes it back. WebKit knows of no idle time. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(run)
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(run, 50)
  return () => clearTimeout(waiting)
}
