import { Trash2 } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import type { OwnSubstanceAnswer } from '../../../shared/own-substances.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import './changes.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { sayReason } from '../say-reason.ts'

interface DeleteSubstanceProps {
  own: OwnSubstanceAnswer
  onDeleted: () => void | Promise<void>
}

/** Deletes an own substance after a question; what still contains it is named, and keeps it. */
export function DeleteSubstance({ own: { key, revision, record }, onDeleted }: DeleteSubstanceProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const [asks, setAsks] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: () => api.send('DELETE', `/api/v1/own-substances/${encodeURIComponent(key)}?revision=${revision}`, z.unknown()),
    onDone: onDeleted,
  })
  const users = failure?.reasons.find(({ code }) => code === 'componentOf')
  const text = t('attachments.delete', { name: record.name })
  const close = () => {
    setAsks(false)
    forget()
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => setAsks(true)}>
        <Trash2 className="i" />
        {text}
      </button>
      {asks ? (
        <WorkingDialog labelledBy={`${id}title`} busy={busy} closedby="any" onClose={close}>
          <header>
            <h2 id={`${id}title`}>{text}?</h2>
          </header>
          <div className="substance-in">
            {users && failure ? (
              <Banner type="error" role="alert">
                {record.name} {sayReason(users, t, language)}
              </Banner>
            ) : failure ? (
              <LoadFailure error={failure} onRetry={() => void run()} />
            ) : null}
            <p>{t('changes.deleteNote')}</p>
          </div>
          <footer>
            <button type="button" className="btn" onClick={close}>
              {t('app.cancel')}
            </button>
            <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void run()}>
              {text}
            </button>
          </footer>
        </WorkingDialog>
      ) : null}
    </>
  )
}
