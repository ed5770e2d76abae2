import { useLayoutEffect, type RefObject } from 'react'

/**
 * Finds out how high the sections are that are laid out late (sds.css), one at a time while nothing else is to be done, all at once where
 * somebody jumps before that: a place far below then stands where it will stand once everything above it is laid out. What browsers
 * themselves remember of such heights is left aside: Firefox and WebKit land elsewhere by it.
 * @param html the sheet; another one has other heights
 */
export function useSectionHeights(body: RefObject<HTMLElement | null>, html: string | null): void {
  useLayoutEffect(() => {
    const sheet = body.current
    if (!sheet || html === null) return
    const sections = [...sheet.querySelectorAll<HTMLElement>('.sec + .sec')]
    let left: HTMLElement[] = []
    let cancel = () => {}
    const measureNext = () => {
      measure(left.splice(0, 1))
      if (left.length > 0) cancel = whenIdle(measureNext)
    }
    const measureAll = () => measure(left.splice(0))
    const begin = () => {
      left = [...sections]
      cancel()
      cancel = whenIdle(measureNext)
    }
    const measureForJump = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) measureAll()
    }
    begin()
    if (location.hash !== '') measureAll()
    // Another width, and letters that come late, change where lines break.
    let width = sheet.clientWidth
    const observer = new ResizeObserver(() => {
      if (sheet.clientWidth === width) return
      width = sheet.clientWidth
      begin()
    })
    observer.observe(sheet)
    void document.fonts.ready.then(() => sheet.isConnected && begin())
    // Before whatever else a click or a step of the history does.
    document.addEventListener('click', measureForJump, true)
    window.addEventListener('popstate', measureAll, true)
    return () => {
      cancel()
      left = []
      observer.disconnect()
      document.removeEventListener('click', measureForJump, true)
      window.removeEventListener('popstate', measureAll, true)
    }
  }, [body, html])
}

/** One layout for all of them. */
function measure(sections: readonly HTMLElement[]): void {
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
}

/** @returns what takes it back. WebKit knows of no idle time. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const waiting = requestIdleCallback(run)
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(run, 50)
  return () => clearTimeout(waiting)
}
