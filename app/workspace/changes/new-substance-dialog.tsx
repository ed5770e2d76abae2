import { useId, useState, type ReactElement } from 'react'
import type { OwnSubstanceAnswer, OwnSubstanceRecord } from '../../../shared/own-substances.ts'
import { useTranslate } from '../../language/texts.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import './changes.css'
import { OwnSubstancePart } from './own-substance-part.tsx'

interface NewSubstanceDialogProps {
  /** What is known of it already, such as the name that was typed. */
  begun: OwnSubstanceRecord
  words: Readonly<Record<string, string>>
  onClose: () => void
  onSaved: (saved: OwnSubstanceAnswer) => void
}

/** A new own substance or raw material, over the page where it is needed. */
export function NewSubstanceDialog({ begun, words, onClose, onSaved }: NewSubstanceDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [end, setEnd] = useState<HTMLElement | null>(null)
  return (
    <WorkingDialog className="substance-dialog" labelledBy={`${id}title`} busy={false} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('changes.newOwn')}</h2>
      </header>
      <div className="substance-in">
        <OwnSubstancePart begun={begun} own={null} words={words} end={end} onSaved={onSaved} />
      </div>
      <footer ref={setEnd}>
        <button type="button" className="btn" onClick={onClose}>
          {t('app.cancel')}
        </button>
      </footer>
    </WorkingDialog>
  )
}
