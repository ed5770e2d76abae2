import { data, Link } from 'react-router'
import { errorPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { backToDetail } from './back-to-detail.server.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/sds-error.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return data({ canonical: canonicalOf(context, '/p/sdserror'), back: backToDetail(request) }, { status: 404 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.sds', loaderData?.canonical)
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
