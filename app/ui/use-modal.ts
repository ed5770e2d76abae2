import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens a dialog as long as it is there, and gives the focus back. It is removed from the page without being closed, so the browser does
 * not give the focus back by itself. Done as soon as it is gone, so that the next key is not lost.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () =>
      queueMicrotask(() => {
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
      })
  }, [])
  return dialog
}
