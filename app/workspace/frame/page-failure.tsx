import type { ReactElement } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LoadFailure } from './load-failure.tsx'

interface PageFailureProps {
  error: unknown
  /** Heading where there is no such thing. */
  notFound: 'problem.dossier.over' | 'problem.notFound.over'
  back: {
    address: '/app/products' | '/app/shares' | '/app/substances'
    text: 'problem.toProductList' | 'workspace.place.shares' | 'workspace.place.substances'
  }
}

/**
 * The error boundary of a page that could not be loaded: what is not there, why, and the way back.
 * @throws what is no failure of a call, for the boundary around all pages
 */
export function PageFailure({ error, notFound, back }: PageFailureProps): ReactElement {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  if (!(error instanceof ApiError)) throw error
  // The address names no number, or one that nothing has.
  const isUnknown = error.status === 404 || error.status === 400
  // Nothing went wrong, and trying again gives nobody another role.
  const isForbidden = error.status === 403
  return (
    <>
      <header className="head">
        <h1>
          {t(isForbidden ? 'app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG' : isUnknown ? notFound : 'problem.unhandled.title')}
        </h1>
      </header>
      {isForbidden ? null : <LoadFailure error={error} onRetry={() => void revalidate()} />}
      <p className="page-back">
        <Link className="btn btn-primary" to={back.address}>
          {t(back.text)}
        </Link>
      </p>
    </>
  )
}
