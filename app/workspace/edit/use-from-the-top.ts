import { useEffect, useRef, type RefObject } from 'react'
import { stickyHeight } from '../../ui/use-section-spy.ts'

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
