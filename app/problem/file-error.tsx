import { data, Link } from 'react-router'
import { fileErrorPath } from '../../shared/links.ts'
import { errorPageMeta } from '../page/page-meta.ts'
import { useTranslate } from '../language/texts.tsx'
import { backToDetail } from './back-to-detail.server.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import { WayOut } from './way-out.tsx'
import type { Route } from './+types/file-error.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  return data({ canonical: canonicalOf(context, fileErrorPath), back: backToDetail(request) }, { status: 403 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.file', loaderData?.canonical)
}

/** The visitor may not open a file. */
export default function FileError({ loaderData: { back } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <ProblemPage texts="problem.file">
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
