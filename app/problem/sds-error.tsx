import { data, Link } from 'react-router'
import { sdsErrorPath } from '../../shared/links.ts'
import { errorPageMeta } from '../page/page-meta.ts'
import { useTranslate } from '../language/texts.tsx'
import { backToDetail } from './back-to-detail.server.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import { readReference } from './read-reference.server.ts'
import { WayOut } from './way-out.tsx'
import type { Route } from './+types/sds-error.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const reference = readReference(request)
  const shown = { canonical: canonicalOf(context, sdsErrorPath), back: backToDetail(request), reference }
  return data(shown, { status: reference === null ? 404 : 500 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.sds', loaderData?.canonical)
}

/** There is no valid sheet of the product, or it cannot be shown; it can be requested. */
export default function SdsError({ loaderData: { back, reference } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <ProblemPage texts="problem.sds" reference={reference}>
      {back === null ? (
        <WayOut text="problem.toStart" />
      ) : (
        <Link className="btn btn-primary" to={back}>
          {t('problem.toDetail')}
        </Link>
      )}
    </ProblemPage>
  )
}
