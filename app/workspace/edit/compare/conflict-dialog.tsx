import { useEffect, useEffectEvent, type ReactElement } from 'react'
import type { DraftConflict } from '../../../../shared/editing.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { LastingDialog } from '../../../ui/lasting-dialog.tsx'
import { AskWhenFree } from '../../frame/ask-when-free.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { RecordValue } from '../../record/record-values.ts'

interface ConflictDialogProps {
  conflict: DraftConflict
  /** Whether something was written since, which the conflict says nothing of. */
  isOutdated: boolean
  /** Sends what was written since, by which the conflict is told again. */
  onAskAgain: () => void
  /** @param settled the revision kept aside that is part of the record */
  onRebase: (revision: number, record: RecordValue, settled?: number) => void
}

/** Two people wrote at once. Both versions are kept; the one who comes second decides what the draft is now. */
export function ConflictDialog({ conflict, isOutdated, onAskAgain, onRebase }: ConflictDialogProps): ReactElement {
  const t = useTranslate()
  const title = t('edit.conflict.title', { name: conflict.current.savedBy?.name ?? t('edit.conflict.somebody') })
  return (
    <AskWhenFree notice={<b>{title}</b>} action={t('edit.aside.show')}>
      {isOutdated ? <AskAgain onAskAgain={onAskAgain} /> : <Question title={title} conflict={conflict} onRebase={onRebase} />}
    </AskWhenFree>
  )
}

function AskAgain({ onAskAgain }: Pick<ConflictDialogProps, 'onAskAgain'>): null {
  const ask = useEffectEvent(onAskAgain)
  useEffect(() => ask(), [])
  return null
}

function Question({ title, conflict, onRebase }: Pick<ConflictDialogProps, 'conflict' | 'onRebase'> & { title: string }): ReactElement {
  const t = useTranslate()
  const { current, yours, merged, theirChanges, yourChanges, collisions } = conflict
  return (
    <LastingDialog className="picker-dialog" labelledBy="conflict-title">
      <header>
        <h2 id="conflict-title">{title}</h2>
      </header>
      <div className="picker-in">
        {yours ? <p>{t(merged === null ? 'edit.conflict.collide' : 'edit.conflict.apart', { count: collisions.length })}</p> : null}
        <h3 id="conflict-theirs">{t('edit.conflict.theirs')}</h3>
        <DifferenceList labelledBy="conflict-theirs" differences={theirChanges} collisions={collisions} />
        {yours ? (
          <>
            <h3 id="conflict-yours">{t('edit.conflict.yours')}</h3>
            <DifferenceList labelledBy="conflict-yours" differences={yourChanges} collisions={collisions} />
            <p className="meta">{t('edit.conflict.nothingLost')}</p>
          </>
        ) : null}
      </div>
      <footer>
        <button type="button" className="btn" onClick={() => onRebase(current.revision, current.record)}>
          {t('edit.conflict.takeTheirs')}
        </button>
        {yours ? (
          <button type="button" className="btn" onClick={() => onRebase(current.revision, yours.record)}>
            {t('edit.conflict.takeYours')}
          </button>
        ) : null}
        {merged ? (
          <button type="button" className="btn btn-primary" onClick={() => onRebase(current.revision, merged, yours?.revision)}>
            {t('edit.conflict.takeBoth')}
          </button>
        ) : null}
      </footer>
    </LastingDialog>
  )
}
