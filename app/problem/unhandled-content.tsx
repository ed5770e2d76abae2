import { useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useServerPage } from '../server-page.tsx'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { ProblemPage } from './problem-page.tsx'

/** Something happened that no page foresaw. */
export function UnhandledContent(): ReactElement {
  const t = useTranslate()
  const { brand } = useSite()
  const { pathname, search } = useLocation()
  const errorId = useErrorId()
  const reference = errorId ? (
    <p className="cap" data-error-id={errorId}>
      {t('problem.reference', { id: errorId })}
    </p>
  ) : null
  return (
    <ProblemPage texts="problem.unhandled" reference={reference}>
      {/* As a whole page: that is the way that also tells the reference. */}
      <a className="btn btn-primary" href={pathname + search}>
        {t('problem.tryAgain')}
      </a>
      <a className="btn" href={brand?.home ?? '/'}>
        {t('problem.toStart')}
      </a>
    </ProblemPage>
  )
}

/** The reference is the server's: when the browser takes the page over, it reads it from what the server wrote. */
function useErrorId(): string | null {
  const { errorId } = useServerPage()
  const [written] = useState(() =>
    typeof document === 'undefined' ? null : (document.querySelector<HTMLElement>('[data-error-id]')?.dataset['errorId'] ?? null),
  )
  return errorId ?? written
}
