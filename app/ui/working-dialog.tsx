import type { ReactElement, ReactNode } from 'react'
import { useModal } from './use-modal.ts'
import './dialog.css'

interface WorkingDialogProps {
  className?: string
  /** Id of the heading that names it. */
  labelledBy: string
  /** Its action is under way. */
  busy: boolean
  /** By what it is closed otherwise: Escape alone, or a press beside it too. */
  closedby?: 'closerequest' | 'any'
  onClose: () => void
  children: ReactNode
}

/** A dialog that does something: it stays while that is under way, so that a failure is told, and nothing is written behind it meanwhile. */
export function WorkingDialog({
  className = '',
  labelledBy,
  busy,
  closedby = 'closerequest',
  onClose,
  children,
}: WorkingDialogProps): ReactElement {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      aria-busy={busy}
      closedby={busy ? 'none' : closedby}
      onCancel={(event) => {
        if (busy) event.preventDefault()
      }}
      // Browsers that do not know `closedby` let a second Escape close any dialog, whatever was said to the first one.
      onClose={() => {
        if (busy) dialog.current?.showModal()
        else onClose()
      }}
    >
      {children}
    </dialog>
  )
}
