import { useId, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'
import './leave-question.css'

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
