import { useEffect } from 'react'
import type { Draft } from './use-draft.ts'

/** Ctrl-Z and Ctrl-Y over the whole record. An open dialog has them for what is written in it. */
export function useUndoKeys({ undo, redo }: Pick<Draft, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if ((key !== 'z' && key !== 'y') || document.querySelector('dialog:modal')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
}
