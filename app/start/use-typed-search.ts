import { useEffect, useRef, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { startPath } from '../../shared/links.ts'
import { useEarlyValue } from '../ui/use-early-change.ts'
import { pauseAfter } from './pause-after.ts'

/**
 * Looks while somebody types, and shows it in the address, which can be shared and gone back from. What was typed before the page was alive
 * counts as well.
 */
export function useTypedSearch(
  question: string,
  named: string | null,
): Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onInput'> & { onSubmit: () => void } {
  const navigate = useNavigate()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = (text: string) => {
    void navigate(startPath(text.trim(), named), { replace: true, preventScrollReset: true })
  }
  const ref = useEarlyValue<HTMLInputElement>(question, look)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const isAsked = question !== ''
  // What stands above the field goes with the first question.
  useEffect(() => {
    if (isAsked && ref.current && ref.current === document.activeElement) showBelow(ref.current)
  }, [isAsked, ref])
  return {
    ref,
    onFocus: ({ currentTarget }) => showBelow(currentTarget),
    onInput() {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => look(ref.current?.value ?? ''), pauseAfter(ref.current?.value ?? ''))
    },
    // What is sent leads on by itself; looking for it once more would lead back.
    onSubmit: () => clearTimeout(waiting.current),
  }
}

/** A phone's keyboard hides the lower half of its screen: the field goes to the top, so that what is found has room between the two. */
function showBelow(field: HTMLElement): void {
  if (matchMedia('(max-width: 39.9375em)').matches) field.closest('form')?.scrollIntoView()
}
