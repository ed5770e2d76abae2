import { useEffect, useEffectEvent, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { LeaveQuestion } from '../../frame/leave-question.tsx'
import { useLeaveBlocker } from '../../frame/use-leave-blocker.ts'
import { WhyNotSaved } from './not-saved.tsx'
import type { Draft } from './use-draft.ts'

interface LeaveGuardProps {
  draft: Pick<Draft, 'saving' | 'saveNow' | 'failure'>
  keptAs: string
  /** Whether what is written stays in both pages, by their paths; of one page it does. */
  isSame?: (pathname: string, other: string) => boolean
}

/** Leaving the page saves first. Only where that fails, the person is asked. */
export function LeaveGuard({ draft, keptAs, isSame }: LeaveGuardProps): ReactElement | null {
  const t = useTranslate()
  const { saving, saveNow } = draft
  const blocker = useLeaveBlocker(saving !== 'saved', { onUnload: saveNow, ...(isSame ? { isSame } : {}) })
  const saveFirst = useEffectEvent(saveNow)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (saving === 'saved') blocker.proceed()
    if (saving === 'waiting') saveFirst()
    // While a conflict is being decided, the person stays on the page.
    if (saving === 'conflict') blocker.reset()
  }, [blocker, saving])
  if (blocker.state !== 'blocked' || draft.failure === null) return null
  return (
    <LeaveQuestion
      title={t('edit.leave.title')}
      remedy={
        <button type="button" className="btn" onClick={saveNow}>
          {t('edit.saveNow')}
        </button>
      }
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
    >
      <WhyNotSaved failure={draft.failure} keptAs={keptAs} />
    </LeaveQuestion>
  )
}
