import { useEffect, useRef, type RefObject } from 'react'
import { useHasBeenHere } from '../frame/places-context.ts'
import { stickyHeight } from '../../ui/use-section-spy.ts'
import { goToField } from './fields/go-to-field.ts'

/** Who comes from another page for a place of the record finds its field; who comes back finds the page as they left it. @param place none: the part begins at its top */
export function useOpenedPlace(place: string | null): void {
  const hasBeenHere = useHasBeenHere()
  const opened = useRef<string | null>(hasBeenHere ? place : null)
  useEffect(() => {
    if (place === null || opened.current === place) return
    opened.current = place
    goToField(place)
  }, [place])
}

/** Another part is read from its beginning, however far down the one before it was left. */
export function useFromTheTop(part: string): RefObject<HTMLElement | null> {
  const fields = useRef<HTMLElement>(null)
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (fields.current && fields.current.getBoundingClientRect().top < stickyHeight()) fields.current.scrollIntoView()
  }, [part])
  return fields
}
