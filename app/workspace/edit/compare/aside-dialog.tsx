import { X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import { revisionAnswer, type RevisionEntry } from '../../../../shared/editing.ts'
import { useTranslate } from '../../../language/texts.tsx'
import '../../../ui/dialog.css'
import { useModal } from '../../../ui/use-modal.ts'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { useAnswer, useCall } from '../../frame/use-call.ts'
import { formatMoment } from '../../frame/format-moment.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { RecordValue } from '../../record/record-values.ts'

interface AsideDialogProps {
  synonymId: string
  aside: readonly RevisionEntry[]
  onTake: (record: RecordValue) => void
  onDismissed: (revision: number) => void
  onClose: () => void
}

/** Drafts that were saved on the basis of an older revision, with the content of each and the choice what to do with it. */
export function AsideDialog({ synonymId, aside, onTake, onDismissed, onClose }: AsideDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const dialog = useModal()
  const [opened, setOpened] = useState(aside[0]?.revision ?? null)
  return (
    <dialog ref={dialog} className="dialog picker-dialog" aria-labelledby={`${id}title`} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('edit.aside.title')}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="picker-in">
        {aside.map((entry) => (
          <details
            key={entry.revision}
            className="aside-entry"
            open={opened === entry.revision}
            onToggle={({ currentTarget: { open } }) =>
              setOpened((before) => (open ? entry.revision : before === entry.revision ? null : before))
            }
          >
            <summary>
              <AsideName entry={entry} />
            </summary>
            {opened === entry.revision ? (
              <AsideEntry synonymId={synonymId} revision={entry.revision} onTake={onTake} onDismissed={() => onDismissed(entry.revision)} />
            ) : null}
          </details>
        ))}
      </div>
    </dialog>
  )
}

function AsideName({ entry: { savedBy, savedAt } }: { entry: RevisionEntry }): ReactElement {
  const t = useTranslate()
  return (
    <>
      {savedBy?.name ?? t('edit.conflict.somebody')}, <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
    </>
  )
}

interface AsideEntryProps {
  synonymId: string
  revision: number
  onTake: (record: RecordValue) => void
  onDismissed: () => void
}

function AsideEntry({ synonymId, revision, onTake, onDismissed }: AsideEntryProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const address = `/api/v1/products/${synonymId}/draft/revisions/${revision}`
  const { data, failure: error, again } = useAnswer(address, (signal) => api.until(signal).get(address, revisionAnswer))
  const { failure, run: dismiss } = useCall({ action: () => api.send('DELETE', address, z.null()), onDone: onDismissed })
  if (error) return <LoadFailure error={error} onRetry={again} />
  if (!data) return <p role="status">{t('app.loading')}</p>
  return (
    <>
      {failure ? <LoadFailure error={failure} onRetry={() => void dismiss()} /> : null}
      {data.differences.length === 0 ? <p>{t('edit.aside.same')}</p> : <DifferenceList differences={data.differences} />}
      <div className="text-tools">
        <button type="button" className="btn" onClick={() => void dismiss()}>
          {t('edit.aside.dismiss')}
        </button>
        {data.differences.length === 0 ? null : (
          <button type="button" className="btn btn-primary" onClick={() => onTake(data.record)}>
            {t('edit.aside.take')}
          </button>
        )}
      </div>
    </>
  )
}
