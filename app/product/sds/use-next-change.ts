import { useRef, type MouseEvent, type RefObject } from 'react'
import { stickyHeight } from '../../ui/use-section-spy.ts'

/** What a step through a compared sheet leads to: the next section in which something changed, or the next change itself. */
export type ChangeStep = 'section' | 'change'

/** Takes the visitor from change to change of a compared sheet, the first one after the last. */
export function useNextChange(body: RefObject<HTMLElement | null>, step: ChangeStep): (event: MouseEvent) => void {
  const last = useRef<HTMLElement>(null)
  return (event) => {
    const places = step === 'section' ? listChangedSections(body.current) : listChanges(body.current)
    const next = findNextChange(places, last.current)
    if (!next) return
    event.preventDefault()
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    next.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
    last.current = next
  }
}

/** The change after the one shown last while that is still in sight, else the next one below the top of what can be seen. */
function findNextChange(places: readonly HTMLElement[], last: HTMLElement | null): HTMLElement | null {
  const top = stickyHeight()
  const from = last === null ? -1 : places.indexOf(last)
  const box = last?.getBoundingClientRect()
  const inSight = from !== -1 && box !== undefined && box.bottom > top && box.top < window.innerHeight
  const next = inSight ? places[from + 1] : places.find((place) => place.getBoundingClientRect().top > top)
  return next ?? places[0] ?? null
}

function listChangedSections(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('.sec:has(> h2 .flag)') ?? [])]
}

/** Rows, sentences and signs with a mark in them, each once, from top to bottom. */
function listChanges(body: HTMLElement | null): HTMLElement[] {
  const marks = [...(body?.querySelectorAll<HTMLElement>('ins, del, .row-ins, .row-del') ?? [])]
  return [...new Set(marks.map((mark) => mark.closest<HTMLElement>('tr, li, .defs > div, .pics, p') ?? mark))]
}
