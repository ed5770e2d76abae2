import { useEffect, useEffectEvent, useId, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'
import { useWorkspace } from './workspace-context.tsx'
import './leave-question.css'

/** A person who is stopped goes on by `proceed`, or stays by `reset`. */
type LeaveBlocker = { state: 'blocked'; proceed: () => void; reset: () => void } | { state: 'unblocked' | 'proceeding' }

/**
 * Stops a person who goes to another page, signs out or chooses a language while something would be lost. Before the tab is closed or loaded
 * again the browser asks, in its own words; then comes `onUnload`.
 */
export function useLeaveBlocker(wouldLose: boolean, onUnload?: () => void): LeaveBlocker {
  const { leaving } = useWorkspace()
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)
  useBeforeUnload((event) => {
    if (!wouldLose || leaving.isAgreed()) return
    onUnload?.()
    event.preventDefault()
  })
  const blocker = useBlocker(({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname)
  const agree = useEffectEvent(async () => !wouldLose || (await new Promise<boolean>((resolve) => setAnswer(() => resolve))))
  useEffect(() => leaving.guard(() => agree()), [leaving])
  return useMemo(() => {
    if (!answer) return blocker
    const decide = (leaves: boolean) => {
      setAnswer(null)
      answer(leaves)
    }
    return { state: 'blocked', proceed: () => decide(true), reset: () => decide(false) }
  }, [answer, blocker])
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

/** Asks the person who was stopped whether to leave all the same. */
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
