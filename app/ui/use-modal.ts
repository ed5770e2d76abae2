import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens a dialog as long as it is there, and gives the focus back. It is taken off the page without being closed, by which a browser would do
 * that. As soon as it is gone: a key that is pressed next must not be lost.
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
