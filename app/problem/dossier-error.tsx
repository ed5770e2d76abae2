import { data, Link } from 'react-router'
import { dossierErrorPath } from '../../shared/links.ts'
import { errorPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/dossier-error.ts'

export function loader({ context }: Route.LoaderArgs) {
  return data({ canonical: canonicalOf(context, dossierErrorPath) }, { status: 404 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.dossier', loaderData?.canonical)
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
