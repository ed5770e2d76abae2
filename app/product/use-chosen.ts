import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What was chosen in the pickers of a document since its page came: the choice on its way is not taken back by the next one.
 * @returns adds a choice, and tells all
 */
export function useChosen<Choice extends object>(): (choice: Partial<Choice>) => Partial<Choice> {
  const { key } = useLocation()
  const shownAt = useRef(key)
  const chosen = useRef<Partial<Choice>>({})
  useEffect(() => {
    // What was chosen before the page was alive is still to come.
    if (shownAt.current === key) return
    shownAt.current = key
    chosen.current = {}
  }, [key])
  return (choice) => (chosen.current = { ...chosen.current, ...choice })
}
