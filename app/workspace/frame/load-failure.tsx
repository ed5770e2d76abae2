import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router'
import type { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { mayBeTriedAgain, type NameProduct } from '../explain-failure.ts'
import { FailureLines } from './failure-lines.tsx'
import { readListParams } from './find-group.ts'

interface LoadFailureProps {
  error: ApiError
  nameProduct?: NameProduct
  onRetry: () => void
}

/** What could not be done and why, by which reference it is found in the log, and the way to try again where that may help. */
export function LoadFailure({ error, nameProduct, onRetry }: LoadFailureProps): ReactElement {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const isSearch = Object.keys(readListParams(new URLSearchParams(search))).length > 0
  const isOfAddress = error.status === 400 && error.httpDebug?.request.method === 'GET' && isSearch
  return (
    <Banner type="error" role="alert">
      <FailureLines error={error} {...(nameProduct ? { nameProduct } : {})} />
      {mayBeTriedAgain(error) ? (
        <button type="button" className="btn" onClick={onRetry}>
          {t('problem.tryAgain')}
        </button>
      ) : null}
      {isOfAddress ? (
        <Link className="btn" to={pathname} replace>
          {t('products.clearSearch')}
        </Link>
      ) : null}
    </Banner>
  )
}
