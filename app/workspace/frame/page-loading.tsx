import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'

/** Stands in place of a page while the first of what it shows is on its way. */
export function PageLoading(): ReactElement {
  const t = useTranslate()
  return (
    <p className="meta" role="status">
      {t('app.loading')}
    </p>
  )
}
