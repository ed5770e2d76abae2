import { useEffect, useRef, type RefObject } from 'react'
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
): { ref: RefObject<HTMLInputElement | null>; onInput: () => void; onSubmit: () => void } {
  const navigate = useNavigate()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = (text: string) => {
    void navigate(startPath(text.trim(), named), { replace: true, preventScrollReset: true })
  }
  const ref = useEarlyValue<HTMLInputElement>(question, look)
  useEffect(() => () => clearTimeout(waiting.current), [])
  return {
    ref,
    onInput() {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => look(ref.current?.value ?? ''), pauseAfter(ref.current?.value ?? ''))
    },
    // What is sent leads on by itself; looking for it once more would lead back.
    onSubmit: () => clearTimeout(waiting.current),
  }
}
