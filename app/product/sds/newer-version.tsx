import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../shared/format-date.ts'
import type { VersionEntry } from '../../../shared/product-view.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { pathOf, useProduct } from '../product-context.ts'

/** Above an earlier version, which somebody was sent or whose UFI is on a tin: that there is a newer one, and where. */
export function NewerVersion({ shown, newest }: { shown: VersionEntry; newest: VersionEntry | undefined }): ReactElement | null {
  const t = useTranslate()
  const product = useProduct()
  if (newest === undefined || newest.number <= shown.number) return null
  return (
    <Banner type="extra">
      {t('sds.newerVersion')}{' '}
      <Link to={pathOf(product, 'gh')}>
        {t('sds.versionNumber', { version: newest.number })} · {formatDate(newest.revisedOn)}
      </Link>
    </Banner>
  )
}
