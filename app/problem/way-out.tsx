import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../language/texts.tsx'
import { useStart } from '../page/use-start.ts'

/** From a page that says that something is not there: a visitor to the start page, not to a sign-in. */
export function WayOut({ text }: { text: 'problem.toStart' | 'problem.toProductList' }): ReactElement {
  const t = useTranslate()
  const { address, isOwn } = useStart()
  return (
    <Link className="btn btn-primary" to={address}>
      {t(isOwn ? text : 'problem.toStart')}
    </Link>
  )
}
