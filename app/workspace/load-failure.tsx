import type { ReactElement } from 'react'
import type { ApiError } from '../api-error.ts'
import { useTranslate } from '../texts.tsx'
import { Banner } from '../ui/banner.tsx'

/** What could not be loaded, by which reference it is found in the log, and the way to try again. */
export function LoadFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactElement {
  const t = useTranslate()
  return (
    <Banner type="error" role="alert">
      <p>{t(error.uiMessage)}</p>
      {error.fields.map(({ field, reason }) => (
        <p key={field} className="source">
          {field}: {reason}
        </p>
      ))}
      {error.id === null ? null : <p className="source">{t('problem.reference', { id: error.id })}</p>}
      <button type="button" className="btn" onClick={onRetry}>
        {t('problem.tryAgain')}
      </button>
    </Banner>
  )
}
