import { data, Link } from 'react-router'
import { problemPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/dossier-error.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('problem.dossier.over'))
}

/** The product dossier was removed, or never was. */
export default function DossierError() {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <ProblemPage texts="problem.dossier">
      <Link className="btn btn-primary" to={brand?.home ?? '/'}>
        {t('problem.toProductList')}
      </Link>
    </ProblemPage>
  )
}
