import { useId, type ReactElement } from 'react'
import { leastReason, recalculationAnswer } from '../../../shared/recalculation.ts'
import { visibleWords } from '../../../shared/reasons/visible-words.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { DecisionClose } from '../../ui/decision-close.tsx'
import { DecisionFooter } from '../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { localDay } from '../edit/fields/date/calendar-days.ts'
import { ReasonField } from '../edit/publish/reason-field.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

interface PublishManyDialogProps {
  /** Of the recalculation. */
  id: number
  /** Permalink ids of those whose drafts are published. */
  products: 'all' | readonly number[]
  /** What is published: how many, or which one. */
  title: string
  /** What somebody has typed before: one reason serves for many. */
  reason: string
  onReason: (reason: string) => void
  onClose: () => void
  onBegun: () => Promise<void>
}

/** Drafts into which a change was taken are published, together or one by one, with one reason. */
export function PublishManyDialog({
  id: recalculation,
  products,
  title,
  reason,
  onReason,
  onClose,
  onBegun,
}: PublishManyDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const { busy, failure, run } = useCall({
    action: () =>
      api.send('POST', `/api/v1/recalculations/${recalculation}/publish`, recalculationAnswer, {
        products,
        date: localDay(new Date()),
        reason: { text: { [language]: reason.trim() } },
      }),
    onDone: onBegun,
  })
  const wait = visibleWords(reason).length < leastReason ? `${t('edit.reason')}: ${t('reason.tooShort', { min: leastReason })}` : null
  const waitsId = `${id}waits`
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{title}</h2>
        <DecisionClose id={waitsId} busy={busy} onClose={onClose} />
      </header>
      <div className="picker-in">
        {failure ? <LoadFailure error={failure} onRetry={() => void run()} /> : null}
        <ReasonField reason={reason} busy={busy} onReason={onReason} />
      </div>
      <DecisionFooter id={waitsId} busy={busy} wait={wait} action={t('edit.publishNow')} onCancel={onClose} onAct={() => void run()} />
    </WorkingDialog>
  )
}
