import { useId, type ReactElement } from 'react'
import { draftAnswer, type DraftAnswer, type DraftConflict } from '../../../../shared/editing.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { DecisionFooter } from '../../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../../ui/working-dialog.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { useCall } from '../../frame/use-call.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { readConflict } from './use-draft.ts'

interface DiscardDialogProps {
  synonymId: string
  revision: number
  onClose: () => void
  onDiscarded: (answer: DraftAnswer) => void
  onConflict: (conflict: DraftConflict) => void
}

/** Asks whether everything that is not published yet shall go. */
export function DiscardDialog({ synonymId, revision, onClose, onDiscarded, onConflict }: DiscardDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const {
    busy,
    failure,
    run: discard,
  } = useCall({
    action: () => api.send('DELETE', `/api/v1/products/${synonymId}/draft?revision=${revision}`, draftAnswer),
    onDone: onDiscarded,
    onFailure: (refusal) => {
      const conflict = readConflict(refusal)
      if (conflict) onConflict(conflict)
      return conflict !== null
    },
  })
  const waitsId = `${id}waits`
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={busy} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('edit.discard.title')}</h2>
      </header>
      <div className="picker-in">
        {failure ? <LoadFailure error={failure} onRetry={() => void discard()} /> : null}
        <p>{t('edit.discard.note')}</p>
      </div>
      <DecisionFooter id={waitsId} busy={busy} action={t('edit.discard')} onCancel={onClose} onAct={() => void discard()} />
    </WorkingDialog>
  )
}
