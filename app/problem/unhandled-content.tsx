import { useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useServerPage } from '../page/server-page.tsx'
import { useTranslate } from '../language/texts.tsx'
import { useStart } from '../page/use-start.ts'
import { ProblemPage } from './problem-page.tsx'

/** An unexpected failure of a page. */
export function UnhandledContent(): ReactElement {
  const t = useTranslate()
  const { address } = useStart()
  const { pathname, search } = useLocation()
  const errorId = useErrorId()
  return (
    <ProblemPage texts="problem.unhandled" reference={errorId}>
      {/* As a whole page: that is the way that also tells the reference. */}
      <a className="btn btn-primary" href={pathname + search}>
        {t('problem.tryAgain')}
      </a>
      <a className="btn" href={address}>
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
