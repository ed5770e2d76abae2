import { useEffect } from 'react'
import { onStep } from '../../history-steps.ts'

/**
 * Jumps to a section are shown before the page is rendered for the new address: the browser shows them by itself, and on a slow phone it
 * waited for that. React renders at once what follows from a `popstate`, to restore the page as it was; such a step gets another name.
 */
export function useGentleJumps(): void {
  useEffect(
    () =>
      onStep((event) => {
        // A jump within the page has no state yet; the steps of the router have one.
        if (event.state === null) Object.defineProperty(event, 'type', { value: 'jump' })
      }),
    [],
  )
}
