import { data } from 'react-router'
import { dossierErrorPath } from '../../shared/links.ts'
import { errorPageMeta } from '../page/page-meta.ts'
import { canonicalOf } from './canonical-of.server.ts'
import { ProblemPage } from './problem-page.tsx'
import { readReference } from './read-reference.server.ts'
import { WayOut } from './way-out.tsx'
import type { Route } from './+types/dossier-error.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const reference = readReference(request)
  return data({ canonical: canonicalOf(context, dossierErrorPath), reference }, { status: reference === null ? 404 : 500 })
}

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return errorPageMeta(root.loaderData, 'problem.dossier', loaderData?.canonical)
}

/** The product dossier was removed, never was, or cannot be shown just now. */
export default function DossierError({ loaderData: { reference } }: Route.ComponentProps) {
  return (
    <ProblemPage texts="problem.dossier" reference={reference}>
      <WayOut text="problem.toProductList" />
    </ProblemPage>
  )
}
