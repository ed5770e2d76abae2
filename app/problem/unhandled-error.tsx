import { Link } from 'react-router'
import { problemPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/unhandled-error.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('problem.unhandled.over'))
}

/** Where a program sends somebody for whom it knows nothing better. */
export default function UnhandledError() {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <ProblemPage texts="problem.unhandled">
      <Link className="btn btn-primary" to={brand?.home ?? '/'}>
        {t('problem.toStart')}
      </Link>
    </ProblemPage>
  )
}
