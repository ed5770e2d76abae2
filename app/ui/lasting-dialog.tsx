import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import './dialog.css'

interface LastingDialogProps {
  className: string
  /** Id of the heading that names it. */
  labelledBy: string
  children: ReactNode
}

/** A dialog that asks for a decision: it stays until one is made, whatever key is pressed. */
export function LastingDialog({ className, labelledBy, children }: LastingDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // It is taken off the page without being closed, by which a browser would give the focus back. As soon as it is gone: a key that is pressed
    // next must not be lost.
    return () =>
      queueMicrotask(() => {
        if (before instanceof HTMLElement) before.focus()
      })
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      // Browsers that do not know `closedby` let a second Escape close any dialog, whatever was said to the first one.
      onClose={() => dialog.current?.showModal()}
    >
      {children}
    </dialog>
  )
}
