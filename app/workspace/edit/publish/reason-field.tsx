import { useId, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import '../../../ui/form.css'

interface ReasonFieldProps {
  reason: string
  /** It is being published. */
  busy: boolean
  onReason: (reason: string) => void
}

/** Why a sheet is published anew, as its readers are told. */
export function ReasonField({ reason, busy, onReason }: ReasonFieldProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t('edit.reason')}</label>
      <textarea
        className="input"
        id={id}
        rows={3}
        maxLength={2000}
        readOnly={busy}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
      <p className="meta">{t('edit.reasonNote')}</p>
    </div>
  )
}
