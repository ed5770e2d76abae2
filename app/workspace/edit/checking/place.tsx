import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { partOf } from '../edit-parts.ts'
import { goToField } from '../fields/go-to-field.ts'

/** A place of the record as a link that leads to its field. */
export function Place({ path, children }: { path: string; children: ReactNode }): ReactElement {
  return (
    <Link to={`?part=${partOf(path)}`} replace preventScrollReset onClick={() => goToField(path)}>
      {children}
    </Link>
  )
}
