import type { ReactElement } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { saySignInFailure } from './say-sign-in-failure.ts'

/** Why somebody is not signed in, and by which reference that is found in the log. */
export function SignInFailure({ failure }: { failure: ApiError }): ReactElement {
  const t = useTranslate()
  return (
    <Banner type="error" role="alert">
      {saySignInFailure(failure, t)}
      {failure.id === null ? null : <span className="source">{t('problem.reference', { id: failure.id })}</span>}
    </Banner>
  )
}
