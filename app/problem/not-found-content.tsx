import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { ProblemPage } from './problem-page.tsx'

/** An address at which there is nothing. */
export function NotFoundContent(): ReactElement {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <ProblemPage texts="problem.notFound">
      <Link className="btn btn-primary" to={brand?.home ?? '/'}>
        {t('problem.toStart')}
      </Link>
    </ProblemPage>
  )
}
