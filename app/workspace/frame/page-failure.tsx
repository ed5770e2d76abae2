import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LoadFailure } from './load-failure.tsx'

interface PageFailureProps {
  error: ApiError
  /** Heading where there is no such thing. */
  notFound: 'problem.dossier.over' | 'problem.notFound.over'
  back: { address: '/app/products' | '/app/shares'; text: 'problem.toProductList' | 'workspace.place.shares' }
  onRetry: () => void
}

/** Stands in place of a page that could not be loaded: what is not there, why, and the way back. */
export function PageFailure({ error, notFound, back, onRetry }: PageFailureProps): ReactElement {
  const t = useTranslate()
  // The address names no number, or one that nothing has.
  const isUnknown = error.status === 404 || error.status === 400
  return (
    <>
      <header className="head">
        <h1>{t(isUnknown ? notFound : 'problem.unhandled.title')}</h1>
      </header>
      <LoadFailure error={error} onRetry={onRetry} />
      <p className="page-back">
        <Link className="btn btn-primary" to={back.address}>
          {t(back.text)}
        </Link>
      </p>
    </>
  )
}
