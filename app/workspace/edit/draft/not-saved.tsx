import { Save } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { isStored } from '../../../browser/storage.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { FailureLines } from '../../frame/failure-lines.tsx'
import type { Draft } from './use-draft.ts'

/** Why what was written is not saved, and whether this device keeps it. */
export function WhyNotSaved({ failure, keptAs }: { failure: ApiError; keptAs: string }): ReactElement {
  const t = useTranslate()
  return (
    <>
      <FailureLines error={failure} />
      {isStored(keptAs) ? <p>{t('edit.keptOnDevice')}</p> : null}
    </>
  )
}

interface NotSavedProps {
  draft: Pick<Draft, 'failure' | 'saveNow'>
  keptAs: string
}

/** The same in the page, with the next try at once; nothing where there is no failure. */
export function NotSaved({ draft: { failure, saveNow }, keptAs }: NotSavedProps): ReactElement | null {
  const t = useTranslate()
  if (!failure) return null
  return (
    <Banner type="warning" role="alert">
      <WhyNotSaved failure={failure} keptAs={keptAs} />
      <button type="button" className="btn" onClick={saveNow}>
        <Save className="i" />
        {t('edit.saveNow')}
      </button>
    </Banner>
  )
}

/** Key of the text that says how far saving is. What was refused is refused again until something else is written. */
export const sayingOf = ({ saving, failure }: Pick<Draft, 'saving' | 'failure'>): string =>
  `edit.saving.${saving === 'failed' && failure?.status === 400 ? 'waiting' : saving}`
