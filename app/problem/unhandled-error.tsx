import { data } from 'react-router'
import { unhandledErrorPath } from '../../shared/links.ts'
import { errorPageMeta } from '../page/page-meta.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import { readReference } from './read-reference.server.ts'
import { WayOut } from './way-out.tsx'
import type { Route } from './+types/unhandled-error.ts'

/** With a reference the page tells of a failure that just happened, and its status says so too. */
export function loader({ context, request }: Route.LoaderArgs) {
  const reference = readReference(request)
  return data({ canonical: canonicalOf(context, unhandledErrorPath), reference }, { status: reference === null ? 200 : 500 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.unhandled', loaderData?.canonical)
}

/** Where a program sends somebody for whom it knows nothing better. */
export default function UnhandledError({ loaderData: { reference } }: Route.ComponentProps) {
  return (
    <ProblemPage texts="problem.unhandled" reference={reference}>
      <WayOut text="problem.toStart" />
    </ProblemPage>
  )
}
