import type { ReactElement, ReactNode } from 'react'
import { useModal } from './use-modal.ts'
import './dialog.css'

interface LastingDialogProps {
  className?: string
  /** Id of the heading that names it. */
  labelledBy: string
  children: ReactNode
}

/** A dialog that asks for a decision: it stays until one is made, whatever key is pressed. */
export function LastingDialog({ className = '', labelledBy, children }: LastingDialogProps): ReactElement {
  const dialog = useModal()
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
