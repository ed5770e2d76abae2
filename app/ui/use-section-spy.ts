import { useEffect, useState, type RefObject } from 'react'

/** A section is read once its head is this close to the top of what can be seen (specification, section 9). */
const spyOffset = 50

/**
 * Number of the section that is read, from 1.
 * @param sections selector of the sections in the body
 */
export function useSectionSpy(body: RefObject<HTMLElement | null>, sections: '.sec' | '.product-part' = '.sec'): number {
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setCurrent(findSectionInSight([...(body.current?.querySelectorAll<HTMLElement>(sections) ?? [])]))
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', lookSoon, { passive: true })
    // Another window, or another sheet in the same place.
    const sizes = new ResizeObserver(lookSoon)
    if (body.current) sizes.observe(body.current)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', lookSoon)
      sizes.disconnect()
    }
  }, [body, sections])
  return current
}

function findSectionInSight(sections: readonly HTMLElement[]): number {
  const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (atEnd) return Math.max(1, sections.length)
  const line = stickyHeight() + gapAbove(sections[0]) + spyOffset
  return Math.max(1, sections.filter((section) => section.getBoundingClientRect().top <= line).length)
}

/** Further space that a section leaves free above it, for a bar of the sheet. */
function gapAbove(section: HTMLElement | undefined): number {
  return (section && Number.parseFloat(getComputedStyle(section).scrollMarginBlockStart)) || 0
}

/** How much of the top is covered by bars that stay: as much as links to a section leave free above it. */
export function stickyHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
}
