import { useId, type ReactElement } from 'react'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { useTranslate } from '../../../language/texts.tsx'
import type { RecordValue } from '../../record/record-values.ts'
import { WorkingDialog } from '../../../ui/working-dialog.tsx'

import { DifferenceList } from '../compare/difference-list.tsx'
import { differencesOfPatch } from './differences-of-patch.ts'

interface MendDialogProps {
  findings: readonly DraftFinding[]
  record: RecordValue
  onMend: () => void
  onClose: () => void
}

/** Lists what is put right at once, before it is. */
export function MendDialog({ findings, record, onMend, onClose }: MendDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <WorkingDialog labelledBy={`${id}title`} busy={false} closedby="any" onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('check.fixAll', { count: findings.length })}</h2>
      </header>
      <div className="picker-in">
        <p>{t('check.fixAllNote')}</p>
        <ul className="mended">
          {findings.map(({ key, message, fix }) => (
            <li key={key}>
              <p>{message}</p>
              <DifferenceList differences={differencesOfPatch(record, fix ?? [])} />
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <button type="button" className="btn" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button type="button" className="btn btn-primary" onClick={onMend}>
          {t('check.fixAll', { count: findings.length })}
        </button>
      </footer>
    </WorkingDialog>
  )
}
