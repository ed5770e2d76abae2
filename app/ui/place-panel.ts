/** Pixels between a panel and its field, and between it and the edge of the window. */
const gap = 4

/**
 * Puts a panel of the top layer under its field, or above it where there is more room, and within the window at its sides.
 * @returns false where the field is out of sight
 */
function placePanel(panel: HTMLElement, field: HTMLElement): boolean {
  const { top, bottom, left, width } = field.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  if (bottom < 0 || top > clientHeight) return false
  panel.style.minInlineSize = `${Math.min(width, clientWidth - 2 * gap)}px`
  const { offsetWidth, offsetHeight } = panel
  const isAbove = bottom + gap + offsetHeight > clientHeight && top > clientHeight - bottom
  panel.style.top = `${isAbove ? Math.max(gap, top - gap - offsetHeight) : bottom + gap}px`
  panel.style.left = `${Math.max(gap, Math.min(left, clientWidth - offsetWidth - gap))}px`
  return true
}

/** Keeps it there while the page is scrolled or resized. @param onGone called where its field is out of sight @returns ends it */
export function keepPlaced(panel: HTMLElement, field: HTMLElement, onGone: () => void): () => void {
  const ends = new AbortController()
  const place = () => {
    if (!placePanel(panel, field)) onGone()
  }
  const sizes = new ResizeObserver(place)
  sizes.observe(panel)
  addEventListener('scroll', place, { capture: true, passive: true, signal: ends.signal })
  addEventListener('resize', place, { signal: ends.signal })
  place()
  return () => {
    sizes.disconnect()
    ends.abort()
  }
}
