import { useEffect, useEffectEvent, type ReactElement } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslate } from '../../texts.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'
import { isStored } from '../../storage.ts'
import type { Draft } from './use-draft.ts'

/** Leaving the page saves first. Only where that fails, the person is asked. */
export function LeaveGuard({ draft, keptAs }: { draft: Draft; keptAs: string }): ReactElement | null {
  const t = useTranslate()
  const isSaved = draft.saving === 'saved'
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !isSaved && currentLocation.pathname !== nextLocation.pathname)
  useBeforeUnload((event) => {
    if (isSaved) return
    draft.saveNow()
    event.preventDefault()
  })
  const { saving, saveNow } = draft
  const saveFirst = useEffectEvent(saveNow)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (saving === 'saved') blocker.proceed()
    if (saving === 'waiting') saveFirst()
    // Who decides what the draft is now stays for it.
    if (saving === 'conflict') blocker.reset()
  }, [blocker, saving])
  if (blocker.state !== 'blocked' || draft.failure === null) return null
  return (
    <LastingDialog className="leave-dialog" labelledBy="leave-title">
      <header>
        <h2 id="leave-title">{t('edit.leave.title')}</h2>
      </header>
      <div className="picker-in">
        <p>{t(draft.failure.uiMessage)}</p>
        {isStored(keptAs) ? <p>{t('edit.keptOnDevice')}</p> : null}
      </div>
      <footer>
        <button type="button" className="btn" onClick={() => blocker.proceed()}>
          {t('edit.leave.go')}
        </button>
        <button type="button" className="btn" onClick={draft.saveNow}>
          {t('edit.saveNow')}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => blocker.reset()}>
          {t('edit.leave.stay')}
        </button>
      </footer>
    </LastingDialog>
  )
}
