import { X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { leastReason, recalculationAnswer } from '../../../shared/recalculation.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { Waits, waitsFor } from '../../ui/waits.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { localDay } from '../edit/fields/date/calendar-days.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

interface PublishManyDialogProps {
  /** Of the recalculation. */
  id: number
  /** Drafts that are published. */
  count: number
  onClose: () => void
  onBegun: () => Promise<void>
}

/** The drafts into which a change was taken are published together, with one reason. */
export function PublishManyDialog({ id: recalculation, count, onClose, onBegun }: PublishManyDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const [reason, setReason] = useState('')
  const { busy, failure, run } = useCall({
    action: () =>
      api.send('POST', `/api/v1/recalculations/${recalculation}/publish`, recalculationAnswer, {
        products: 'all',
        date: localDay(new Date()),
        reason: { text: { [language]: reason.trim() } },
      }),
    onDone: onBegun,
  })
  const busyText = busy ? t('app.waitsForServer') : null
  const wait =
    busyText ?? (reason.trim().length < leastReason ? `${t('edit.reason')}: ${t('reason.tooShort', { min: leastReason })}` : null)
  const waitsId = `${id}waits`
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('changes.publish', { count })}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} {...waitsFor(waitsId, busyText)} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="picker-in">
        {failure ? <LoadFailure error={failure} onRetry={() => void run()} /> : null}
        <div className="field">
          <label htmlFor={`${id}reason`}>{t('edit.reason')}</label>
          <textarea
            className="input"
            id={`${id}reason`}
            rows={3}
            maxLength={2000}
            readOnly={busy}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <p className="meta">{t('edit.reasonNote')}</p>
        </div>
      </div>
      <footer>
        <Waits id={waitsId} text={wait} />
        <button type="button" className="btn" {...waitsFor(waitsId, busyText)} onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button type="button" className="btn btn-primary" {...waitsFor(waitsId, wait)} onClick={() => void run()}>
          {t('edit.publishNow')}
        </button>
      </footer>
    </WorkingDialog>
  )
}
