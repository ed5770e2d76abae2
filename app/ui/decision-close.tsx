import { X } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { waitsFor } from './waits.tsx'

interface DecisionCloseProps {
  /** Of the footer's line that says what is waited for. */
  id: string
  /** Whether what the dialog does is under way. */
  busy: boolean
  onClose: () => void
}

/** The cross at the top of a dialog that does one thing. */
export function DecisionClose({ id, busy, onClose }: DecisionCloseProps): ReactElement {
  const t = useTranslate()
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={t('app.close')}
      {...waitsFor(id, busy ? t('app.waitsForServer') : null)}
      onClick={onClose}
    >
      <X className="i" />
    </button>
  )
}
