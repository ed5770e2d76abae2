import { useRef } from 'react'
import { useNewPlace } from '../ui/use-new-place.ts'

/**
 * What was chosen in the pickers of a document since its page came: the choice on its way is not taken back by the next one.
 * @returns adds a choice, and tells all
 */
export function useChosen<Choice extends object>(): (choice: Partial<Choice>) => Partial<Choice> {
  const chosen = useRef<Partial<Choice>>({})
  useNewPlace(() => {
    chosen.current = {}
  })
  return (choice) => (chosen.current = { ...chosen.current, ...choice })
}
