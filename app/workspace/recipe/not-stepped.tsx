import type { ReactElement } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { readConflict } from '../edit/draft/use-draft.ts'
import { FailureLines } from '../frame/failure-lines.tsx'

/** Why a step was not taken back in the record of the sheet: somebody has changed the same places since, or the server does not answer. */
export function NotStepped({ failure }: { failure: ApiError }): ReactElement {
  const t = useTranslate()
  const conflict = readConflict(failure)
  return (
    <Banner type="warning" role="alert">
      {conflict === null ? (
        <FailureLines error={failure} />
      ) : (
        <p>
          <b>{t('edit.conflict.title', { name: conflict.current.savedBy?.name ?? t('edit.conflict.somebody') })}.</b>{' '}
          {t('edit.conflict.collide', { count: conflict.collisions.length })}
        </p>
      )}
    </Banner>
  )
}
