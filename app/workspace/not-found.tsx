import { data, Link } from 'react-router'
import { problemPageMeta } from '../page/page-meta.ts'
import { useTranslate } from '../language/texts.tsx'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('problem.notFound.over'))
}

/** A missing address of the workspace: signed-in users did not come by a scanned code, and are led to the products. */
export default function NotFound() {
  const t = useTranslate()
  return (
    <>
      <header className="head">
        <h1>{t('problem.notFound.over')}</h1>
      </header>
      <p>{t('problem.notFound.title')}.</p>
      <p className="page-back">
        <Link className="btn btn-primary" to="/app/products">
          {t('problem.toProductList')}
        </Link>
      </p>
    </>
  )
}
