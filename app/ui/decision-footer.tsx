import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { Waits, waitsFor } from './waits.tsx'

interface DecisionFooterProps {
  /** By which the disabled buttons are described. */
  id: string
  /** Whether its action is under way, for which the whole dialog waits. */
  busy: boolean
  /** What else its action waits for; null: for nothing. */
  wait?: string | null
  /** What the button says that does it. */
  action: ReactNode
  onCancel: () => void
  onAct: () => void
}

/** The end of a dialog that does one thing: what it waits for, the way out, and the button that does it. */
export function DecisionFooter({ id, busy, wait = null, action, onCancel, onAct }: DecisionFooterProps): ReactElement {
  const t = useTranslate()
  const busyText = busy ? t('app.waitsForServer') : null
  const waited = busyText ?? wait
  return (
    <footer>
      <Waits id={id} text={waited} />
      <button type="button" className="btn" {...waitsFor(id, busyText)} onClick={onCancel}>
        {t('app.cancel')}
      </button>
      <button type="button" className="btn btn-primary" {...waitsFor(id, waited)} onClick={onAct}>
        {action}
      </button>
    </footer>
  )
}
