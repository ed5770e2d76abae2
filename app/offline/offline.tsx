import { useEffect, useMemo, type ReactElement } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { ProductData } from '../product/load-product-data.ts'
import { useInterfaceLanguage, useTranslate } from '../language/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { isPublic, seenPath } from './addresses.ts'
import { formatMoment } from '../language/format-moment.ts'
import { describeSeen, keepForOffline, whenIdle } from './keep-for-offline.ts'
import './offline.css'
import { useOffline } from './use-offline.ts'
import { useStayHere } from './use-stay-here.ts'

/** Keeps what is seen for use without a connection, and says when there is none. */
export function Offline(): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const product = useRouteLoaderData<ProductData>('product/product') ?? null
  const { pathname, search } = useLocation()
  const asOf = useOffline()
  const isSeenPage = pathname === seenPath
  useEffect(() => {
    if (!product && !isSeenPage) return
    return whenIdle(() => void keepForOffline(describeSeen(product, language, pathname + search)))
  }, [product, language, pathname, search, isSeenPage])

  const isOffline = asOf !== null
  const isKept = isPublic(pathname)
  useStayHere(isOffline)

  const moment = useMemo(() => (asOf === null ? null : formatMoment(asOf)), [asOf])
  if (!isKept) return null
  // The region is there from the start, so that screen readers announce what comes into it.
  return (
    <div className="offline" role="status">
      {moment ? (
        <Banner type="warning">
          {t('offline.banner', moment)}
          {isSeenPage ? null : (
            <>
              {' '}
              <a href={`${seenPath}?interfaceLang=${language}`}>{t('seen.title')}</a>
            </>
          )}
        </Banner>
      ) : null}
    </div>
  )
}
