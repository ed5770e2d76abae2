import type { ReactElement } from 'react'
import { ProblemPage } from './problem-page.tsx'
import { WayOut } from './way-out.tsx'

/** An address at which there is nothing. */
export function NotFoundContent(): ReactElement {
  return (
    <ProblemPage texts="problem.notFound">
      <WayOut text="problem.toStart" />
    </ProblemPage>
  )
}
