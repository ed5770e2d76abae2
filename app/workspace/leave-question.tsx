import { useId, type ReactElement, type ReactNode } from 'react'
import { useBeforeUnload, useBlocker, type Blocker } from 'react-router'
import { useTranslate } from '../texts.tsx'
import { LastingDialog } from '../ui/lasting-dialog.tsx'
import './leave-question.css'

/**
 * Stops whoever goes to another page while something would be lost. Before the tab is closed or loaded anew the browser asks, in its own
 * words; then comes `onUnload`.
 */
export function useLeaveBlocker(wouldLose: boolean, onUnload?: () => void): Blocker {
  useBeforeUnload((event) => {
    if (!wouldLose) return
    onUnload?.()
    event.preventDefault()
  })
  return useBlocker(({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname)
}

interface LeaveQuestionProps {
  title: string
  /** What there is to know before one decides. */
  children: ReactNode
  /** A button for what can be done about it. */
  remedy?: ReactNode
  onLeave: () => void
  onStay: () => void
}

/** Asks whoever was stopped whether to leave all the same. */
export function LeaveQuestion({ title, children, remedy, onLeave, onStay }: LeaveQuestionProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <LastingDialog className="leave-dialog" labelledBy={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <div className="leave-in">{children}</div>
      <footer>
        <button type="button" className="btn" onClick={onLeave}>
          {t('edit.leave.go')}
        </button>
        {remedy}
        <button type="button" className="btn btn-primary" onClick={onStay}>
          {t('edit.leave.stay')}
        </button>
      </footer>
    </LastingDialog>
  )
}
