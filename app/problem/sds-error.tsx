import { data, Link } from 'react-router'
import { problemPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { backToDetail } from './back-to-detail.server.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/sds-error.ts'

export function loader({ request }: Route.LoaderArgs) {
  return data({ back: backToDetail(request) }, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('problem.sds.over'))
}

/** There is no valid sheet of the product; it can be asked for. */
export default function SdsError({ loaderData: { back } }: Route.ComponentProps) {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <ProblemPage texts="problem.sds">
      <Link className="btn btn-primary" to={back ?? brand?.home ?? '/'}>
        {t(back === null ? 'problem.toStart' : 'problem.toDetail')}
      </Link>
    </ProblemPage>
  )
}
