import { data, Link } from 'react-router'
import { problemPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { backToDetail } from './back-to-detail.server.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/file-error.ts'

export function loader({ request }: Route.LoaderArgs) {
  return data({ back: backToDetail(request) }, { status: 403 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('problem.file.over'))
}

/** The visitor may not open a file. */
export default function FileError({ loaderData: { back } }: Route.ComponentProps) {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <ProblemPage texts="problem.file">
      <Link className="btn btn-primary" to={back ?? brand?.home ?? '/'}>
        {t(back === null ? 'problem.toStart' : 'problem.toDetail')}
      </Link>
    </ProblemPage>
  )
}
