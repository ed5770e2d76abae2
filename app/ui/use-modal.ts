import { useLayoutEffect, useRef, type RefObject } from 'react'

/** What one types into or chooses from: the buttons of a dialog's head come before it. */
const firstField = ':is(input:not([type="radio"], [type="checkbox"]), textarea, [role="combobox"])'

/**
 * Opens a dialog as long as it is there, and gives the focus back. It is removed from the page without being closed, so the browser does
 * not give the focus back by itself. Done as soon as it is gone, so that the next key is not lost. The focus begins in the first field, where there
 * is one: the browser would give it to the first button of the head.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.querySelector(firstField)?.setAttribute('autofocus', '')
    dialog.current?.showModal()
    return () =>
      queueMicrotask(() => {
        if (before instanceof HTMLElement && document.activeElement === document.body) before.focus()
      })
  }, [])
  return dialog
}
