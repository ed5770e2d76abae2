import { data } from 'react-router'
import { problemPageMeta } from '../page/page-meta.ts'
import { NotFoundContent } from './not-found-content.tsx'
import type { Route } from './+types/not-found.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('problem.notFound.over'))
}

export default NotFoundContent
