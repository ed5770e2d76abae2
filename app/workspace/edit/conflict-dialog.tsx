import { useEffect, useRef, type ReactElement } from 'react'
import type { DraftConflict, RecordDifference } from '../../../shared/editing.ts'
import { useTranslate } from '../../texts.tsx'
import '../../ui/dialog.css'
import type { RecordValue } from './record-values.ts'

interface ConflictDialogProps {
  conflict: DraftConflict
  onRebase: (revision: number, record: RecordValue) => void
}

/** Two people wrote at once. Both versions are kept; whoever comes second decides what the draft is now. */
export function ConflictDialog({ conflict, onRebase }: ConflictDialogProps): ReactElement {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { current, yours, merged, theirChanges, yourChanges, collisions } = conflict
  return (
    <dialog ref={dialog} className="dialog picker-dialog" aria-labelledby="conflict-title" onCancel={(event) => event.preventDefault()}>
      <header>
        <h2 id="conflict-title">{t('edit.conflict.title', { name: current.savedBy?.name ?? t('edit.conflict.somebody') })}</h2>
      </header>
      <div className="picker-in">
        <p>{t(merged === null ? 'edit.conflict.collide' : 'edit.conflict.apart', { count: collisions.length })}</p>
        <Changes title={t('edit.conflict.theirs')} changes={theirChanges} collisions={collisions} />
        <Changes title={t('edit.conflict.yours')} changes={yourChanges} collisions={collisions} />
        <p className="meta">{t('edit.conflict.nothingLost')}</p>
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
          <button type="button" className="btn btn-primary" onClick={() => onRebase(current.revision, merged)}>
            {t('edit.conflict.takeBoth')}
          </button>
        ) : null}
      </footer>
    </dialog>
  )
}

function Changes({
  title,
  changes,
  collisions,
}: {
  title: string
  changes: readonly RecordDifference[]
  collisions: readonly string[]
}): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="changes">
        {changes.map(({ path, before, after }) => (
          <li key={path} className={collisions.includes(path) ? 'is-collision' : undefined}>
            <code>{path}</code> {before === undefined ? null : <del>{shorten(before)}</del>}{' '}
            {after === undefined ? null : <ins>{shorten(after)}</ins>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Characters of a value that are shown. */
const longestShown = 160

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longestShown ? `${text.slice(0, longestShown)} …` : text
}
