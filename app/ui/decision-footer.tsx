import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { Waits, waitsFor } from './waits.tsx'

interface DecisionFooterProps {
  /** By which the disabled buttons are described. */
  id: string
  /** What the whole dialog waits for: its action is under way. Null: for nothing. */
  busyText: string | null
  /** What its action waits for. */
  wait: string | null
  /** What the button says that does it. */
  action: ReactNode
  onCancel: () => void
  onAct: () => void
}

/** The end of a dialog that does one thing: what it waits for, the way out, and the button that does it. */
export function DecisionFooter({ id, busyText, wait, action, onCancel, onAct }: DecisionFooterProps): ReactElement {
  const t = useTranslate()
  return (
    <footer>
      <Waits id={id} text={wait} />
      <button type="button" className="btn" {...waitsFor(id, busyText)} onClick={onCancel}>
        {t('app.cancel')}
      </button>
      <button type="button" className="btn btn-primary" {...waitsFor(id, wait)} onClick={onAct}>
        {action}
      </button>
    </footer>
  )
}
