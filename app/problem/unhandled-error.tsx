import { data, Link } from 'react-router'
import { unhandledErrorPath } from '../../shared/links.ts'
import { errorPageMeta } from '../page-meta.ts'
import { useTranslate } from '../texts.tsx'
import { useSite } from '../ui/use-site.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import type { Route } from './+types/unhandled-error.ts'

/** With a reference the page tells of a failure that just happened, and its status says so too. */
export function loader({ context, request }: Route.LoaderArgs) {
  const reference = /^[a-z0-9]{3}$/.exec(new URL(request.url).searchParams.get('reference') ?? '')?.[0] ?? null
  return data({ canonical: canonicalOf(context, unhandledErrorPath), reference }, { status: reference === null ? 200 : 500 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.unhandled', loaderData?.canonical)
}

/** Where a program sends somebody for whom it knows nothing better. */
export default function UnhandledError({ loaderData: { reference } }: Route.ComponentProps) {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <ProblemPage
      texts="problem.unhandled"
      reference={reference === null ? null : <p className="meta">{t('problem.reference', { id: reference })}</p>}
    >
      <Link className="btn btn-primary" to={brand?.home ?? '/'}>
        {t('problem.toStart')}
      </Link>
    </ProblemPage>
  )
}
